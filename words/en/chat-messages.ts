/** The first sentence of a chat, which a visitor can change before it is sent. */
export const chatMessages = {
  question: 'Hello, I have a question.',
  about: (topic: string) => `Hello, I have a question about “${topic}”.`,
  booking: 'Hello, I would like to book an appointment.',
  request: (id: string) => `Hello, this is about my appointment request ${id}.`,
};
