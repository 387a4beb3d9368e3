/** The first sentence of a chat. Visitors can change it before sending. */
export const chatMessages = {
  question: 'Hello, I have a question.',
  about: (topic: string) => `Hello, I have a question about “${topic}”.`,
  booking: 'Hello, I would like to book an appointment.',
  /** without a full stop, which programs leave out at the end of a link */
  request: (id: string) => `Hello, this is about my appointment request ${id}`,
};
