import { sentence } from '../sentence.ts';

export const fallbackContacts = {
  whatsapp: 'واتساب',
  /** on pages without JavaScript, beside the button that sends the form */
  callOrWrite: <N>(t: { phone: N; whatsapp: (text: string) => N }) =>
    sentence`أو اتصلوا على ${t.phone}، أو راسلونا عبر ${t.whatsapp('واتساب')}.`,
  call: <N>(t: { phone: N }) => sentence`أو اتصلوا على ${t.phone}.`,
};
