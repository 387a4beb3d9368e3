import { sentence } from '../sentence.ts';

export const fallbackContacts = {
  whatsapp: 'WhatsApp',
  /** on pages without JavaScript, beside the button that sends the form */
  callOrWrite: <N>(t: { phone: N; whatsapp: (text: string) => N }) =>
    sentence`किंवा ${t.phone} वर फोन करा, किंवा ${t.whatsapp('WhatsApp')} वर लिहा.`,
  call: <N>(t: { phone: N }) => sentence`किंवा ${t.phone} वर फोन करा.`,
};
