export const words = {
  title: 'संपर्क',
  form: 'आम्हाला लिहा',
  information: 'संपर्काची माहिती',
  address: 'पत्ता',
  directions: 'कसे यायचे ते पाहा',
  phone: 'फोन',
  email: 'ईमेल',
  hours: 'क्लिनिकची वेळ',
  map: (clinic: string, locality: string) => `${locality} परिसराचा नकाशा: ${clinic}`,
  sketch: 'हा फक्त रेखाटलेला नकाशा आहे, मापानुसार नाही',
};
