import type { Act, AppointmentLife, Role } from '../../domain/appointment-life.ts';
import type { CivilTime } from '../../domain/civil-date.ts';
import { dates } from './dates.ts';
import { spans } from './spans.ts';

const when = ({ date, time }: CivilTime) => `${dates.day(date)}, ${dates.slot(time)}`;

type Told = { mark: string; heading: string; text: string };

/** What the clinic can say in declining, by its name in the form. */
const reasons = {
  full: 'त्या दिवशी एकही वेळ मोकळी नाही.',
  dentist: 'हा उपचार करणारे डॉक्टर त्या दिवशी क्लिनिकमध्ये नाहीत.',
  closed: 'त्या वेळी क्लिनिक बंद असते.',
  call: 'वेळ ठरवण्याआधी आम्हाला तुमच्याशी बोलायचे आहे. कृपया आम्हाला फोन करा.',
};

/** What is said of an appointment from the request to the visit: in e-mails, and on the pages their links open. */
export const appointmentLife = {
  when,
  reasons,

  /** of a link in an e-mail, and of the button on its page */
  button: (act: Act, { booked, stage }: AppointmentLife, accepted?: CivilTime): string => {
    switch (act) {
      case 'confirm':
        if (stage === 'requested') return 'निश्चित करा';
        return stage === 'cancelled' || stage === 'declined' ? 'तरीही निश्चित करा' : 'वरची वेळ निश्चित करा';
      case 'offer':
        return 'दुसरी वेळ सुचवा';
      case 'decline':
        return booked ? 'अपॉइंटमेंट रद्द करा' : 'नकार द्या';
      case 'accept':
        return accepted ? `${when(accepted)}: ही वेळ चालेल` : 'ही वेळ चालेल';
      case 'none':
        return 'यांपैकी एकही नाही';
      case 'change':
        return 'वेळ बदला';
      case 'cancel':
        return 'रद्द करा';
    }
  },

  email: {
    call: 'फोन करा',
    whatsapp: 'WhatsApp',
    /** what the clinic's chat with a patient begins with */
    chat: (clinic: string, { id, at }: AppointmentLife) =>
      `नमस्कार, हा मेसेज ${clinic} कडून आहे, ${when(at)} या वेळेसाठीच्या तुमच्या अपॉइंटमेंटच्या विनंतीबद्दल (${id}).`,
    answer: 'रुग्णाला उत्तर द्या',
    answerHow:
      'प्रत्येक बटण एक पान उघडते; काय होणार ते त्या पानावर दिसते. तिथले बटण दाबेपर्यंत काहीही पाठवले जात नाही. ही बटणे क्लिनिकच्या वतीने काम करतात: कृपया हा ई-मेल पुढे पाठवू नका, आणि उत्तर देताना त्यातला मूळ मजकूर काढून टाका.',
    afterwards: 'यानंतर तुम्ही काय करू शकता',
    changeHow: (hours: number) =>
      hours === 0
        ? 'किंवा भेट सुरू होईपर्यंत ही बटणे वापरा. प्रत्येक बटण आधी एक पान उघडते; तिथले बटण दाबेपर्यंत काहीही बदलत नाही. ही बटणे तुमच्या वतीने काम करतात: कृपया हा ई-मेल पुढे पाठवू नका.'
        : `किंवा भेटीच्या ${dates.hours(hours)} आधीपर्यंत ही बटणे वापरा. प्रत्येक बटण आधी एक पान उघडते; तिथले बटण दाबेपर्यंत काहीही बदलत नाही. ही बटणे तुमच्या वतीने काम करतात: कृपया हा ई-मेल पुढे पाठवू नका.`,
    /** @param change - whether the appointment can be changed, or cancelled alone */
    until: (hours: number, change: boolean) => {
      const can = change ? 'बदलू किंवा रद्द करू शकता' : 'रद्द करू शकता';
      return hours === 0
        ? `भेट सुरू होईपर्यंत तुम्ही अपॉइंटमेंट ${can}.`
        : `भेटीच्या ${dates.hours(hours)} आधीपर्यंत तुम्ही अपॉइंटमेंट ${can}; त्यानंतर कृपया फोन करा.`;
    },
    asked: 'मागितलेली वेळ',
    offered: 'सुचवलेल्या वेळा',
    wished: 'चालतील अशा वेळा',
    reason: 'क्लिनिकने दिलेले कारण',
    phone: 'फोन',
    bookAnew: 'दुसरी अपॉइंटमेंट घ्या',
    preview: (told: string, at: CivilTime) => `${told}: ${when(at)}`,
    footnote: {
      clinic: 'क्लिनिकच्या वेबसाइटने पाठवले. या ई-मेलला दिलेले उत्तर रुग्णाला जाते.',
      patient:
        'या ई-मेलमधील लिंक तुमच्या वतीने काम करतात: कृपया हा ई-मेल पुढे पाठवू नका. यातले काही तुम्ही केले नसेल, तर कृपया आम्हाला फोन करा.',
      over: 'तुम्हाला याबद्दल काहीच माहीत नसेल, तर कृपया आम्हाला फोन करा.',
    } satisfies Record<Role | 'over', string>,

    subject: {
      /** the stem of all the clinic's e-mails about one appointment, so that they are one conversation */
      clinic: (first: string) => `Re: ${first}`,
      patient: (act: Act, before: AppointmentLife, after: AppointmentLife, clinic: string): string => {
        switch (act) {
          case 'confirm':
          case 'accept':
            return `निश्चित झाली: ${clinic} येथील तुमची अपॉइंटमेंट, ${when(after.at)}`;
          case 'offer':
            return `${clinic} येथील तुमच्या अपॉइंटमेंटसाठी दुसऱ्या वेळा (${after.id})`;
          case 'decline':
            return before.booked
              ? `रद्द: ${clinic} येथील तुमची अपॉइंटमेंट, ${when(after.at)}`
              : `${clinic} येथील तुमची अपॉइंटमेंटची विनंती, ${when(after.at)}: निश्चित करता येत नाही`;
          case 'none':
          case 'change':
            return `${clinic} येथे दुसऱ्या वेळेसाठी तुमची विनंती (${after.id})`;
          case 'cancel':
            return `रद्द: ${clinic} येथील तुमची अपॉइंटमेंट, ${when(after.at)}`;
        }
      },
    },

    /** to the patient */
    patient: (act: Act, before: AppointmentLife, answerHours: number): Told => {
      switch (act) {
        case 'confirm':
        case 'accept':
          return {
            mark: 'अपॉइंटमेंट निश्चित झाली',
            heading: 'आम्ही तुमची वाट पाहू',
            text:
              act === 'accept' && before.booked
                ? 'तुमची अपॉइंटमेंट आता खाली दिलेल्या वेळेला आहे. या ई-मेलमधील कॅलेंडर इन्व्हाइटने ती तुमच्या कॅलेंडरमध्येही बदलते.'
                : before.booked
                  ? 'तुमची अपॉइंटमेंट आधी होती तशीच, खाली दिलेल्या वेळेला आहे. या ई-मेलमधील इन्व्हाइट तुमच्या कॅलेंडरलाही हेच सांगते.'
                  : 'तुमची अपॉइंटमेंट निश्चित झाली आहे. या ई-मेलमधील कॅलेंडर इन्व्हाइटने ती तुमच्या कॅलेंडरमध्ये जाते; तिथे सोय असेल, तर आदल्या दिवशी आठवणही येते.',
          };
        case 'offer':
          return {
            mark: 'दुसऱ्या वेळा',
            heading: 'यांपैकी एखादी वेळ चालेल का?',
            text: before.booked
              ? 'आम्ही खाली दिलेल्या वेळा सुचवत आहोत. यांपैकी एक तुम्ही निवडेपर्यंत तुमची अपॉइंटमेंट आहे तशीच राहील.'
              : 'तुम्ही मागितलेल्या वेळेऐवजी आम्ही खाली दिलेल्या वेळा सुचवत आहोत. यांपैकी एक तुम्ही निवडेपर्यंत काहीही ठरलेले नाही.',
          };
        case 'decline':
          return before.booked
            ? {
                mark: 'अपॉइंटमेंट रद्द झाली',
                heading: 'आम्हाला तुमची अपॉइंटमेंट रद्द करावी लागत आहे',
                text: 'माफ करा: खाली दिलेली अपॉइंटमेंट होऊ शकणार नाही. या ई-मेलमधील कॅलेंडर इन्व्हाइटने ती तुमच्या कॅलेंडरमधून निघते.',
              }
            : {
                mark: 'अपॉइंटमेंट निश्चित झाली नाही',
                heading: 'तुम्ही मागितलेल्या वेळेला आम्हाला जमणार नाही',
                text: 'माफ करा: तुम्ही मागितलेली अपॉइंटमेंट आम्ही निश्चित करू शकत नाही. ती विनंती तुम्ही कॅलेंडरमध्ये ठेवली असेल, तर कृपया तिथून काढून टाका.',
              };
        case 'none':
        case 'change':
          return {
            mark: 'दुसरी वेळ मागितली आहे',
            heading: 'दुसऱ्या वेळेची तुमची विनंती मिळाली',
            text: before.booked
              ? `आम्ही ${spans.withinHours(answerHours)} तुम्हाला दुसऱ्या वेळा सुचवू किंवा फोन करू. तोपर्यंत तुमची अपॉइंटमेंट आहे तशीच राहील.`
              : `आम्ही ${spans.withinHours(answerHours)} तुम्हाला दुसऱ्या वेळा सुचवू किंवा फोन करू.`,
          };
        case 'cancel':
          return {
            mark: 'अपॉइंटमेंट रद्द झाली',
            heading: 'तुमची अपॉइंटमेंट रद्द झाली आहे',
            text: before.booked
              ? 'तुम्ही सांगितल्याप्रमाणे खाली दिलेली अपॉइंटमेंट रद्द केली आहे. या ई-मेलमधील कॅलेंडर इन्व्हाइटने ती तुमच्या कॅलेंडरमधून निघते.'
              : 'तुम्ही सांगितल्याप्रमाणे खाली दिलेल्या अपॉइंटमेंटची विनंती रद्द केली आहे. ती तुम्ही कॅलेंडरमध्ये ठेवली असेल, तर कृपया तिथून काढून टाका.',
          };
      }
    },

    /** to the clinic, below the patient's name */
    clinic: (act: Act, before: AppointmentLife): Omit<Told, 'heading'> => {
      switch (act) {
        case 'confirm':
          return {
            mark: 'क्लिनिकने निश्चित केली',
            text: before.booked
              ? 'रुग्णाला कळवले आहे. अपॉइंटमेंट आधी होती तशीच आहे; सोबतची फाइल त्याच नोंदीची आहे.'
              : 'रुग्णाला कळवले आहे. सोबतच्या फाइलने अपॉइंटमेंट तुमच्या कॅलेंडरमध्ये जाते.',
          };
        case 'offer':
          return {
            mark: 'क्लिनिकने दुसऱ्या वेळा सुचवल्या',
            text: before.booked
              ? 'रुग्णाला कळवले आहे. रुग्णाने यांपैकी एक वेळ निवडेपर्यंत अपॉइंटमेंट आहे तशीच राहील.'
              : 'रुग्णाला कळवले आहे; ते या वेळांपैकी एक निवडू शकतात.',
          };
        case 'decline':
          return {
            mark: before.booked ? 'क्लिनिकने रद्द केली' : 'क्लिनिकने नकार दिला',
            text: before.booked
              ? 'रुग्णाला कळवले आहे. सोबतच्या फाइलने अपॉइंटमेंट तुमच्या कॅलेंडरमधून निघते.'
              : 'रुग्णाला कळवले आहे, आणि पुन्हा अपॉइंटमेंट कशी घ्यायची तेही सांगितले आहे.',
          };
        case 'accept':
          return {
            mark: 'रुग्णाने वेळ निवडली',
            text: before.booked
              ? 'अपॉइंटमेंट आता या वेळेला आहे. सोबतच्या फाइलने ती तुमच्या कॅलेंडरमध्येही बदलते.'
              : 'या वेळेची अपॉइंटमेंट निश्चित झाली आहे. सोबतच्या फाइलने ती तुमच्या कॅलेंडरमध्ये जाते.',
          };
        case 'none':
          return {
            mark: 'यांपैकी एकही वेळ रुग्णाला चालत नाही',
            text: before.booked
              ? 'कृपया दुसऱ्या वेळा सुचवा किंवा फोन करा. तोपर्यंत अपॉइंटमेंट आहे तशीच राहील.'
              : 'कृपया दुसऱ्या वेळा सुचवा किंवा फोन करा.',
          };
        case 'change':
          return {
            mark: 'रुग्णाने दुसरी वेळ मागितली',
            text: before.booked
              ? 'कृपया दुसऱ्या वेळा सुचवा किंवा फोन करा. तोपर्यंत अपॉइंटमेंट आहे तशीच राहील.'
              : 'कृपया दुसऱ्या वेळा सुचवा किंवा फोन करा.',
          };
        case 'cancel':
          return {
            mark: 'रुग्णाने रद्द केली',
            text: before.booked
              ? 'सोबतच्या फाइलने अपॉइंटमेंट तुमच्या कॅलेंडरमधून निघते.'
              : 'रुग्णाने विनंती मागे घेतली आहे. काहीही करायचे नाही.',
          };
      }
    },
  },

  event: {
    patient: (clinic: string) => `${clinic} येथे अपॉइंटमेंट`,
    patientDescription: (id: string, { name, phone }: { name: string; phone: string }) =>
      `${name} येथील तुमची अपॉइंटमेंट. विनंती ${id}. बदलण्यासाठी किंवा रद्द करण्यासाठी ई-मेलमधील लिंक वापरा, किंवा ${phone} वर फोन करा.`,
    clinic: (patient: string, id: string) => `${patient} (${id})`,
    clinicDescription: (id: string, phone: string) => `विनंती ${id}. रुग्णाचा फोन: ${phone}.`,
    reminder: (clinic: string) => `उद्या ${clinic} येथे तुमची अपॉइंटमेंट आहे.`,
  },

  page: {
    whose: {
      clinic: 'हे पान क्लिनिकच्या वतीने काम करते.',
      patient: 'हे पान रुग्णाच्या वतीने काम करते.',
    } satisfies Record<Role, string>,
    name: 'नाव',
    zone: (city: string) => `सर्व वेळा ${city} येथील वेळेप्रमाणे आहेत.`,
    title: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'ही अपॉइंटमेंट निश्चित करायची?';
        case 'offer':
          return 'दुसरी वेळ सुचवा';
        case 'decline':
          return booked ? 'ही अपॉइंटमेंट रद्द करायची?' : 'या विनंतीला नकार द्यायचा?';
        case 'accept':
          return 'ही वेळ चालेल?';
        case 'none':
          return 'यांपैकी एकही वेळ चालत नाही?';
        case 'change':
          return 'दुसरी वेळ मागा';
        case 'cancel':
          return 'ही अपॉइंटमेंट रद्द करायची?';
      }
    },
    /** what pressing the button does */
    will: (act: Act, { booked }: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'अपॉइंटमेंट निश्चित झाल्याचा ई-मेल आणि कॅलेंडरची नोंद रुग्णाला जाईल. तुम्हाला त्याची प्रत मिळेल.';
        case 'offer':
          return 'रुग्णाला या वेळांचा ई-मेल जाईल, आणि ते त्यांपैकी एक निवडू शकतील. तुम्हाला त्याची प्रत मिळेल.';
        case 'decline':
          return booked
            ? 'अपॉइंटमेंट रद्द झाल्याचा ई-मेल रुग्णाला जाईल; त्यात तुमचे कारण आणि पुन्हा अपॉइंटमेंट घेण्याचा मार्ग असेल. तुम्हाला त्याची प्रत मिळेल.'
            : 'अपॉइंटमेंट निश्चित करता येत नसल्याचा ई-मेल रुग्णाला जाईल; त्यात तुमचे कारण आणि पुन्हा अपॉइंटमेंट घेण्याचा मार्ग असेल. तुम्हाला त्याची प्रत मिळेल.';
        case 'accept':
          return 'या वेळेची अपॉइंटमेंट निश्चित होईल. तुम्हाला कॅलेंडरच्या नोंदीसह ई-मेल येईल, आणि क्लिनिकला कळवले जाईल.';
        case 'none':
          return 'यांपैकी एकही वेळ तुम्हाला चालत नाही असे क्लिनिकला कळवले जाईल; क्लिनिक दुसऱ्या वेळा सुचवेल किंवा तुम्हाला फोन करेल.';
        case 'change':
          return booked
            ? 'क्लिनिकला कळवले जाईल; क्लिनिक दुसऱ्या वेळा सुचवेल किंवा तुम्हाला फोन करेल. तोपर्यंत तुमची अपॉइंटमेंट आहे तशीच राहील.'
            : 'क्लिनिकला कळवले जाईल; क्लिनिक दुसऱ्या वेळा सुचवेल किंवा तुम्हाला फोन करेल.';
        case 'cancel':
          return 'तुम्ही येणार नाही असे क्लिनिकला कळवले जाईल. तुम्हाला त्याचा ई-मेल येईल. दुसरी अपॉइंटमेंट तुम्ही कधीही घेऊ शकता.';
      }
    },
    send: (act: Act, life: AppointmentLife): string => {
      switch (act) {
        case 'confirm':
          return 'हो, निश्चित करा';
        case 'offer':
          return 'या वेळा सुचवा';
        case 'decline':
          return life.booked ? 'हो, रद्द करा' : 'हो, नकार द्या';
        case 'accept':
          return 'हो, ही वेळ चालेल';
        case 'none':
          return 'एकही वेळ चालत नाही';
        case 'change':
          return 'दुसरी वेळ मागा';
        case 'cancel':
          return 'हो, रद्द करा';
      }
    },
    times: {
      offer: 'जास्तीत जास्त तीन वेळा',
      wish: 'तुम्हाला चालतील अशा वेळा, माहीत असल्यास (जास्तीत जास्त तीन)',
      nth: (number: number) => `वेळ ${number}`,
      day: 'दिवस',
      time: 'वेळ',
      noDay: 'दिवस निवडलेला नाही',
      noTime: 'वेळ निवडलेली नाही',
    },
    reason: {
      legend: 'तुमचे कारण, जे रुग्ण वाचतील',
      none: 'कारण नाही',
      own: 'किंवा तुमच्या शब्दांत',
    },
    faults: {
      noTimes: 'कृपया किमान एक दिवस आणि वेळ निवडा.',
      half: 'कृपया दिवस आणि वेळ दोन्ही निवडा.',
      twice: 'कृपया एकच वेळ दोनदा निवडू नका.',
      notFree: (at: CivilTime) => `${when(at)}: या वेळी क्लिनिक अपॉइंटमेंट घेत नाही. कृपया दुसरी वेळ निवडा.`,
      longReason: (most: number) => `कृपया कारण एकाच ओळीत, जास्तीत जास्त ${most} अक्षरांत लिहा.`,
      linkInReason: 'कृपया कारणात वेबसाइटचे किंवा ई-मेलचे पत्ते लिहू नका.',
    },
    done: (act: Act, { booked }: AppointmentLife): { title: string; text: string } => {
      switch (act) {
        case 'confirm':
          return { title: 'अपॉइंटमेंट निश्चित झाली', text: 'रुग्णाला ई-मेलने कळवले आहे.' };
        case 'offer':
          return { title: 'वेळा सुचवल्या आहेत', text: 'रुग्णाला ई-मेलने कळवले आहे.' };
        case 'decline':
          return {
            title: booked ? 'अपॉइंटमेंट रद्द झाली' : 'विनंतीला नकार दिला',
            text: 'रुग्णाला ई-मेलने कळवले आहे.',
          };
        case 'accept':
          return {
            title: 'तुमची अपॉइंटमेंट निश्चित झाली',
            text: 'आम्ही तुमची वाट पाहू. तुमच्या कॅलेंडरसाठीची नोंद आम्ही पाठवलेल्या ई-मेलमध्ये आहे.',
          };
        case 'none':
        case 'change':
          return {
            title: 'तुम्हाला दुसरी वेळ हवी आहे हे क्लिनिकला कळवले आहे',
            text: 'आम्ही तुम्हाला ई-मेलने किंवा फोनने कळवू.',
          };
        case 'cancel':
          return {
            title: 'तुमची अपॉइंटमेंट रद्द झाली आहे',
            text: 'क्लिनिकला कळवले आहे. सांगितल्याबद्दल धन्यवाद.',
          };
      }
    },
    /** what was done since an e-mail's link was made */
    since: {
      title: 'दरम्यान काही बदलले आहे',
      /** @param isPatient - who reads it */
      text: (act: Act, when: string, isPatient: boolean): string => {
        const since = `हा ई-मेल पाठवल्यानंतर (${when})`;
        switch (act) {
          case 'confirm':
            return isPatient ? `${since} आम्ही अपॉइंटमेंट निश्चित केली.` : `${since} क्लिनिकने अपॉइंटमेंट निश्चित केली.`;
          case 'offer':
            return isPatient ? `${since} आम्ही दुसऱ्या वेळा सुचवल्या.` : `${since} क्लिनिकने दुसऱ्या वेळा सुचवल्या.`;
          case 'decline':
            return isPatient
              ? `${since} आम्ही अपॉइंटमेंटला नकार दिला किंवा ती रद्द केली.`
              : `${since} क्लिनिकने अपॉइंटमेंटला नकार दिला किंवा ती रद्द केली.`;
          case 'accept':
            return isPatient ? `${since} तुम्ही एक वेळ निवडली.` : `${since} रुग्णाने एक वेळ निवडली.`;
          case 'none':
            return isPatient
              ? `${since} एकही वेळ चालत नाही असे तुम्ही कळवले.`
              : `${since} एकही वेळ चालत नाही असे रुग्णाने कळवले.`;
          case 'change':
            return isPatient ? `${since} तुम्ही दुसरी वेळ मागितली.` : `${since} रुग्णाने दुसरी वेळ मागितली.`;
          case 'cancel':
            return isPatient ? `${since} तुम्ही अपॉइंटमेंट रद्द केली.` : `${since} रुग्णाने अपॉइंटमेंट रद्द केली.`;
        }
      },
      newest: 'आत्ता काहीही बदललेले नाही. या अपॉइंटमेंटच्या सर्वांत नव्या ई-मेलमधील लिंक चालतात.',
    },
    over: {
      title: 'या अपॉइंटमेंटची वेळ होऊन गेली आहे',
      text: 'ही लिंक होऊन गेलेल्या अपॉइंटमेंटची होती. तुम्ही दुसरी अपॉइंटमेंट घेऊ शकता.',
    },
    near: {
      title: 'कृपया आम्हाला फोन करा',
      text: (hours: number) =>
        `तुमच्या भेटीला ${spans.thanHours(hours)} कमी वेळ राहिला आहे, त्यामुळे इथे आता बदल करता येत नाही. कृपया आम्हाला फोन करा: आम्ही मार्ग काढू.`,
    },
    broken: {
      title: 'ही लिंक चालत नाही',
      text: 'ती वाटेत अर्धवट तुटली असेल, किंवा खूप जुनी असेल. कृपया ई-मेलमधून पुन्हा उघडा, किंवा आमच्याशी संपर्क करा.',
    },
    tooMany: {
      title: 'एकाच वेळी खूप प्रयत्न झाले',
      text: 'काहीही बदललेले नाही. कृपया काही मिनिटे थांबा, मग ई-मेलमधील लिंक पुन्हा उघडा, किंवा आम्हाला फोन करा.',
    },
    unexpected: {
      title: 'काहीतरी चुकले',
      text: 'माफ करा. कृपया एका मिनिटाने ई-मेलमधील लिंक पुन्हा उघडा, किंवा आम्हाला फोन करा.',
    },
    foreign: {
      title: 'काहीही बदललेले नाही',
      text: 'हे बटण फक्त आमच्या स्वतःच्या पानावर चालते. कृपया ई-मेलमधील लिंक पुन्हा उघडा.',
    },
    failed: {
      title: 'ई-मेल पाठवता आला नाही',
      nothing: 'काहीही बदललेले नाही. कृपया एका मिनिटाने बटण पुन्हा दाबा, किंवा फोन करा.',
      partly: 'काम झाले आहे आणि समोरच्यांनाही कळवले आहे. फक्त तुमची प्रत राहिली आहे: ती पाठवण्यासाठी बटण दाबा.',
      again: 'पुन्हा पाठवा',
    },
    book: 'अपॉइंटमेंट घ्या',
    reach: <N>(t: { phone: N; email: N }): (string | N)[] => [
      'काही विचारायचे आहे? ',
      t.phone,
      ' वर फोन करा किंवा ',
      t.email,
      ' वर लिहा.',
    ],
  },
};
