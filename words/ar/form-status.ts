/** The status of a form while it is being sent, and afterwards. */
export const formStatus = {
  sending: 'جارٍ إرسال رسالتكم...',
  sendingButton: 'جارٍ الإرسال...',
  sent: 'شكرًا لكم! أُرسلت رسالتكم بنجاح. سنردّ عليكم قريبًا!',
  refused: (reasons: string[]) => `خطأ: ${reasons.join('، ')}`,
  notSent: 'عذرًا، حدث خطأ أثناء إرسال رسالتكم. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرة.',
  networkFailed: (email: string) =>
    `تعذّر الاتصال بالشبكة. يُرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى، أو مراسلتنا مباشرة على ${email}`,
  tooLong: 'هذا النص طويل جدًا. يُرجى اختصاره.',
};
