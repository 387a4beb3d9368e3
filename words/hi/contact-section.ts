export const words = {
  title: 'संपर्क',
  form: 'हमें संदेश भेजें',
  information: 'संपर्क की जानकारी',
  address: 'पता',
  directions: 'रास्ता देखें',
  phone: 'फ़ोन',
  email: 'ईमेल',
  hours: 'क्लिनिक का समय',
  map: (clinic: string, locality: string) => `${locality} का नक्शा: ${clinic}`,
  sketch: 'कच्चा नक्शा, नाप के हिसाब से नहीं',
};
