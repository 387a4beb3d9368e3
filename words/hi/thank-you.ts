import { sentence } from '../sentence.ts';

export const thankYou = {
  changes: <N>(t: { phone: N; email: N }) => sentence`कुछ बदलना है? ${t.phone} पर फ़ोन करें या ${t.email} पर लिखें।`,
  buttons: 'अगर हमारे ईमेल में “समय बदलें” और “रद्द करें” के बटन हों, तो उन्हीं को दबाएँ। यह सबसे जल्दी होता है।',
  worse: 'अगर उससे पहले तकलीफ़ बढ़ जाए',
  home: 'वापस होम पर',
  services: 'हमारे इलाज देखें',
  requested: {
    title: 'आपने क्या माँगा है',
    date: 'तारीख',
    time: 'समय',
    id: 'आपका अनुरोध नंबर',
    save: 'अपने कैलेंडर में जोड़ें',
    tentative: 'जब तक हम पक्का न करें, कैलेंडर में यह “अभी पक्का नहीं” (tentative) दिखेगा।',
  },
};
