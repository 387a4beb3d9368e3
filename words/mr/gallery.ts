export const words = {
  tabs: 'गॅलरीचे भाग',
  clinic: 'क्लिनिक',
  treatments: 'उपचार',
  beforeAfter: 'आधी आणि नंतर',
  patients: 'रुग्ण',
  transformations: 'उपचार आणि त्यांना लागलेला वेळ पाहा',
};
