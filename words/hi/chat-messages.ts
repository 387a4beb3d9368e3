export const chatMessages = {
  question: 'नमस्ते, मुझे कुछ पूछना है।',
  about: (topic: string) => `नमस्ते, मुझे “${topic}” के बारे में कुछ पूछना है।`,
  booking: 'नमस्ते, मुझे अपॉइंटमेंट लेना है।',
  request: (id: string) => `नमस्ते, यह मेरे अपॉइंटमेंट के अनुरोध ${id} के बारे में है।`,
};
