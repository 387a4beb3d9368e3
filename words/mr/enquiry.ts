import type { EnquiryField } from '../../domain/forms/enquiry.ts';
import { counts } from './counts.ts';

export const enquiry = {
  form: 'चौकशी',
  labels: {
    name: 'पूर्ण नाव',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    country: 'देश',
    treatment: 'कोणता उपचार हवा आहे',
    message: 'तुमचा मेसेज',
  } satisfies Record<EnquiryField, string>,
  phonePlaceholder: 'देशाच्या कोडसह',
  noTreatment: 'अजून नक्की नाही',
  issues: {
    name: 'कृपया तुमचे पूर्ण नाव लिहा',
    email: 'कृपया ईमेलचा पत्ता बरोबर लिहा',
    country: 'कृपया तुमचा देश लिहा',
    message: 'कृपया तुमचा मेसेज लिहा',
  } satisfies Partial<Record<EnquiryField, string>>,
  /** if the clinic has `promises.quoteHours` */
  quote: (hours: number) =>
    `तुमचे फोटो किंवा एक्स-रे मिळाल्यापासून ${counts.withinHours(hours)} आम्ही खर्चाचा अंदाज पाठवतो.`,
  submit: 'चौकशी पाठवा',
  notice: {
    inShort: 'तुम्ही इथे लिहिलेली माहिती आम्ही फक्त तुम्हाला उत्तर देण्यासाठी वापरतो.',
    fields: {
      name: { what: 'तुमचे नाव', why: 'तुम्हाला नावाने उत्तर देण्यासाठी' },
      email: { what: 'तुमचा ईमेल', why: 'तुम्हाला लेखी उत्तर देण्यासाठी' },
      phone: { what: 'तुमचा फोन नंबर, दिला असल्यास', why: 'तुम्हाला फोन करण्यासाठी' },
      country: { what: 'तुमचा देश', why: 'प्रवास, तिकडची वेळ आणि कागदपत्रे यांचा विचार करण्यासाठी' },
      treatment: {
        what: 'तुम्हाला हवा असलेला उपचार, निवडला असल्यास',
        why: 'योग्य डॉक्टरांनी उत्तर द्यावे यासाठी',
      },
      message: { what: 'तुमचा मेसेज', why: 'तुम्हाला आमच्याकडून काय हवे आहे ते कळण्यासाठी' },
    } satisfies Record<EnquiryField, { what: string; why: string }>,
    purpose: 'तुम्हाला उत्तर देण्यासाठी आणि तुमच्यासोबत उपचाराची आखणी करण्यासाठी, आणि इतर कशासाठीही नाही',
  },
};
