/** The first sentence of a chat. Visitors can change it before sending. */
export const chatMessages = {
  question: 'नमस्कार, मला एक प्रश्न विचारायचा आहे.',
  about: (topic: string) => `नमस्कार, मला “${topic}” याविषयी एक प्रश्न विचारायचा आहे.`,
  booking: 'नमस्कार, मला अपॉइंटमेंट घ्यायची आहे.',
  request: (id: string) => `नमस्कार, हे माझ्या अपॉइंटमेंटच्या विनंतीबद्दल आहे: ${id}`,
};
