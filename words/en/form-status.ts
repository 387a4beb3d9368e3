/** The status of a form while it is being sent, and afterwards. */
export const formStatus = {
  sending: 'Submitting your message...',
  sendingButton: 'Sending...',
  sent: "Thank you! Your message has been sent successfully. We'll get back to you soon!",
  refused: (reasons: string[]) => `Error: ${reasons.join(', ')}`,
  notSent: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
  networkFailed: (email: string) =>
    `Network error. Please check your connection and try again, or contact us directly at ${email}`,
  tooLong: 'This is too long. Please shorten it.',
};
