import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('ar');

export const urgentWords = {
  callNow: (phone: string) => `اتصلوا: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'عندما تكون العيادة مغلقة:',
  hospital: 'متى تذهبون إلى المستشفى',
  firstAid: 'ماذا تفعلون فورًا',
  all: 'كل العلامات، وماذا تفعلون فورًا',
  moreSigns: (count: number) =>
    plural(count, {
      zero: 'ولا علامات أخرى',
      one: 'وعلامة أخرى',
      two: 'وعلامتان أخريان',
      few: `و${count} علامات أخرى`,
      many: `و${count} علامة أخرى`,
      other: `و${count} علامة أخرى`,
    }),
  openAtNight: 'مستشفيات فيها طبيب أسنان ليلًا:',
  closed: 'العيادة مغلقة الآن.',
  cases: 'ما المشكلة؟',
  urgency: {
    now: 'اذهبوا الآن',
    act: 'افعلوا هذا الآن',
    today: 'اليوم',
    tomorrow: 'اليوم أو غدًا',
    wait: 'خلال يومين',
  },
  inFull: 'ماذا تفعلون، بالتفصيل',
  rest: 'كل العلامات بالتفصيل، وبمن تتصلون',
  callAmbulance: (number: string) => `اتصلوا بالإسعاف: ${number}`,
  elsewhere: 'وحتى ذلك الحين: طبيب أسنان عيادته مفتوحة أو مستشفى.',
};
