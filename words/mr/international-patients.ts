export const words = {
  title: 'परदेशातून येणारे रुग्ण',
  quote: 'खर्चाचा अंदाज मागवा',
  firstStep: 'पहिले पाऊल टाका',
  planVisit: 'भेटीची आखणी करा',
  whatsapp: 'WhatsApp वर लिहा',
};
