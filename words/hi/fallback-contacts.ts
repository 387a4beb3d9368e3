export const fallbackContacts = {
  whatsapp: 'WhatsApp',
  callOrWrite: <N>(t: { phone: N; whatsapp: (text: string) => N }): (string | N)[] => [
    'या ',
    t.phone,
    ' पर फ़ोन करें, या ',
    t.whatsapp('WhatsApp'),
    ' पर लिखें।',
  ],
  call: <N>(t: { phone: N }): (string | N)[] => ['या ', t.phone, ' पर फ़ोन करें।'],
};
