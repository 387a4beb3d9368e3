/** The first sentence of a chat. Visitors can change it before sending. */
export const chatMessages = {
  question: 'السلام عليكم، لدي سؤال.',
  about: (topic: string) => `السلام عليكم، لدي سؤال عن «${topic}».`,
  booking: 'السلام عليكم، أود حجز موعد.',
  request: (id: string) => `السلام عليكم، أكتب إليكم بخصوص طلب الموعد ${id}`,
};
