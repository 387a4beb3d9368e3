import type { Doctor, HomeDoctor } from '../app/content/doctor-schema.ts';
import { clinic } from './clinic.ts';

/**
 * The doctors. The site has two sets of four: `doctors` have a tab each on the Doctors page, `homeDoctors` are the
 * shorter cards of the home page. The lead doctor of clinic.ts is in both. Articles name their author by `id`.
 *
 * id            small letters and hyphens, starting with dr-; also the address: /doctors#dr-kabir-sethna
 * title         what the doctor is
 * experience    years of practice, in words
 * specialties   short labels under the photo
 * image         a file in clinic/images; imageAlt describes it to those who cannot see it
 * about         paragraphs
 * achievements  the points under "Why choose"
 * career        a few sentences, and the places worked or trained at (an empty list is [])
 * testimonial   a patient's words
 */
const location = `${clinic.name}, ${clinic.address.locality}, ${clinic.address.city}`;
const contactInfo = { phone: clinic.phone };

export const doctors = [
  {
    id: clinic.leadDoctor.id,
    name: clinic.leadDoctor.name,
    title: 'Orthodontist and founder',
    qualifications: 'BDS, MDS (Orthodontics)',
    experience: '18 years as an orthodontist',
    specialties: ['Clear aligners and Invisalign', 'Braces', 'Bite correction', 'Growing jaws'],
    image: 'doctors/dr-ananya-deshmukh.webp',
    imageAlt: `Illustration: ${clinic.leadDoctor.name}, her dark hair in a bun, in a white coat over teal scrubs, smiling openly`,
    location,
    about: [
      `Dr. Deshmukh opened this clinic in ${clinic.founded} with two chairs and a borrowed X-ray unit, in the year she finished her training as an orthodontist. She still sees patients five days a week and plans every orthodontic case herself, from the first scan to the retainer.`,
      'A first visit with her begins away from the chair. She asks what bothers you when you look in the mirror, what you have been told before, and how much of the year you could give to treatment. Only then does she look at teeth. If doing nothing is a sound choice, she says so.',
      'She teaches younger dentists one Saturday a month, reads scans at night more often than her family would like, and swims at the Worli sea face pool before the first appointment.',
    ],
    achievements: [
      'Trained in both fixed braces and aligners, so the choice follows your teeth',
      'Shows you the planned movement on screen before you agree to anything',
      `Leads the team behind our ${clinic.claims.invisalignSmiles}+ Invisalign smiles`,
      'Sees children from about seven to judge whether to treat now or wait',
      'Sets out the fee in writing, retainers included, before you begin',
    ],
    career: {
      text: `She qualified as a dentist in 2003, spent two years treating whoever came through the door of a municipal clinic, and then specialised. Since ${clinic.founded} she has worked here, with short spells abroad to learn digital planning.`,
      places: [
        'Konkan College of Dental Sciences, Mumbai: BDS',
        'Parel Municipal Dental Clinic: general dentist',
        'Sahyadri Institute of Dental Studies, Pune: MDS in orthodontics',
        `${clinic.name}: founder and orthodontist since ${clinic.founded}`,
      ],
    },
    testimonial:
      'She told me my teeth were crowded but healthy, and that I could leave them. Nobody had said that before. I chose aligners in the end, and never once felt hurried.',
    contactInfo,
  },
  {
    id: 'dr-kabir-sethna',
    name: 'Dr. Kabir Sethna',
    title: 'Cosmetic dentist',
    qualifications: 'BDS, Postgraduate Certificate in Aesthetic Dentistry',
    experience: '14 years of practice',
    specialties: ['Smile design', 'Veneers', 'Teeth whitening', 'Composite bonding'],
    image: 'doctors/dr-kabir-sethna.webp',
    imageAlt:
      'Illustration: Dr. Kabir Sethna, with side-parted dark hair and light stubble, in a white coat over a pale blue shirt, smiling with closed lips',
    location,
    about: [
      'Dr. Sethna looks after the part of dentistry that people notice across a table: colour, shape, a chipped corner, a gap. His rule is to begin with what removes least. Many who come asking for veneers leave with a cleaning, a course of whitening and one small repair.',
      'He photographs every smile in the same light, draws his proposal on the picture, and lets you wear it in temporary resin before a tooth is touched. Friends and parents are welcome at that visit. Most people want somebody to tell them the truth.',
      'He paints in watercolour, badly by his own account, and says it taught him to see how many shades there are in white.',
    ],
    achievements: [
      'Lets you try a removable preview of new shapes before you decide',
      'Uses whitening and bonding first where they are enough',
      'Matches ceramic to its neighbours in daylight, with the technician beside him',
      'Keeps a photographic record that you may take home',
    ],
    career: {
      text: 'He began in a family practice in Dadar, where he learned to fill teeth quickly and neatly, and moved to cosmetic work after a year of evening study with a ceramist. He joined us in 2016.',
      places: [
        'Mahim Bay Dental College, Mumbai: BDS',
        'Sethna Family Dental Practice, Dadar: associate dentist',
        'Deccan School of Aesthetic Dentistry, Bengaluru: postgraduate certificate',
      ],
    },
    testimonial:
      'I asked for eight veneers. He whitened my teeth, rounded two edges and said, live with it for a month. That was a year ago and I have not needed anything more.',
    contactInfo,
  },
  {
    id: 'dr-rohan-kulkarni',
    name: 'Dr. Rohan Kulkarni',
    title: 'Dental surgeon, implants',
    qualifications: 'BDS, Fellowship in Oral Implantology',
    experience: '16 years of practice',
    specialties: ['Dental implants', 'Bone grafting', 'Crowns and bridges', 'Full mouth rehabilitation'],
    image: 'doctors/dr-rohan-kulkarni.webp',
    imageAlt:
      'Illustration: Dr. Rohan Kulkarni, with a trimmed dark beard, in a white coat over blue scrubs, smiling openly',
    location,
    about: [
      'Dr. Kulkarni replaces teeth: one, several or all of them. He works from a three-dimensional scan and will show you on it how much bone there is, where the nerve runs, and what that means for your choices. A bridge or a denture is always among them.',
      'Implants ask for patience, usually four to seven months from surgery to the final crown. He would rather use those months than hurry them, and arranges a temporary tooth wherever a gap would show.',
      'He rings every surgical patient himself on the following morning, and keeps a list of soft-food recipes that his mother edits.',
    ],
    achievements: [
      'Goes through your three-dimensional scan with you before surgery is booked',
      'Explains bridges and dentures beside implants, with their costs',
      'Plans treatment together with your physician when you have diabetes or heart disease',
      'Calls on the morning after every operation',
      'Reviews each implant twice a year',
    ],
    career: {
      text: 'After six years as a general dentist in Thane he trained in implant surgery and has concentrated on it since. He has been with us since 2014 and leads the cases that rebuild a whole bite.',
      places: [
        'Godavari Dental College, Nashik: BDS',
        'Lakeside Dental Clinic, Thane: general dentist',
        'Western Institute of Oral Implantology, Pune: fellowship',
      ],
    },
    testimonial:
      'He drew my jaw on a sheet of paper and marked each month on it. Seven months later the drawing was right to the week, and I could eat sugarcane again.',
    contactInfo,
  },
  {
    id: 'dr-farah-shaikh',
    name: 'Dr. Farah Shaikh',
    title: 'Dental surgeon, wisdom teeth',
    qualifications: 'BDS, Fellowship in Minor Oral Surgery',
    experience: '10 years of practice',
    specialties: ['Wisdom tooth removal', 'Extractions', 'Gum care', 'Anxious patients'],
    image: 'doctors/dr-farah-shaikh.webp',
    imageAlt:
      'Illustration: Dr. Farah Shaikh, with long dark hair, in a white coat over rose-coloured scrubs, smiling with closed lips',
    location,
    about: [
      'Most people meet Dr. Shaikh on a bad week, with a wisdom tooth that has swollen their cheek before an examination or a flight. She settles the infection first, explains the X-ray, and removes the tooth only when there is a reason to.',
      'She is slow with the needle and quick with the rest. You agree on a hand signal before she starts, and she stops whenever you raise it. For those who cannot face the chair at all, she offers a first visit with nothing but talk.',
      'She speaks English, Hindi, Urdu and Marathi, and writes her instructions for the days afterwards in whichever you read best.',
    ],
    achievements: [
      'Leaves a healthy wisdom tooth alone and tells you why',
      'Talks you through the risk to the lip nerve on your own scan',
      'Stops at a raised hand, every time',
      'Gives written instructions for food, rest and medicines in your language',
    ],
    career: {
      text: 'She trained in Mumbai and spent four years in the emergency room of a dental hospital, mostly with painful extractions that others had put off. She came to us in 2020.',
      places: [],
    },
    testimonial:
      'I had cancelled three times out of fear. She let me hold the mirror and counted every step aloud. It was over in half an hour and I drove to my sister for soup.',
    contactInfo,
  },
] satisfies Doctor[];

export const homeDoctors = [
  {
    id: clinic.leadDoctor.id,
    name: clinic.leadDoctor.name,
    specialty: 'Orthodontist and founder',
    qualification: 'BDS, MDS (Orthodontics)',
    image: 'doctors/dr-ananya-deshmukh.webp',
    imageAlt: `Illustration: ${clinic.leadDoctor.name}, her dark hair in a bun, in a white coat over teal scrubs, smiling openly`,
    bio: `Opened the clinic in ${clinic.founded} and still plans every orthodontic case herself. She will show you where each tooth would go, and say when it may as well stay.`,
  },
  {
    id: 'dr-nandini-rao',
    name: 'Dr. Nandini Rao',
    specialty: 'Pedodontist',
    qualification: 'BDS, MDS (Pedodontics)',
    image: 'doctors/dr-nandini-rao.webp',
    imageAlt:
      'Illustration: Dr. Nandini Rao, with bobbed dark hair and a bindi, in a white coat over an orange kurta, smiling openly',
    bio: 'Looks after children from the age of three. Her first visits are counting games, and nothing is done that has not been shown on a finger first.',
  },
  {
    id: 'dr-vikram-joshi',
    name: 'Dr. Vikram Joshi',
    specialty: 'Endodontist',
    qualification: 'BDS, MDS (Endodontics)',
    image: 'doctors/dr-vikram-joshi.webp',
    imageAlt:
      'Illustration: Dr. Vikram Joshi, with grey hair and glasses, in a white coat over a cream shirt, smiling with closed lips',
    bio: 'Has spent more than thirty years saving teeth by root canal treatment. He works under magnification, explains as he goes and is hard to hurry.',
  },
  {
    id: 'dr-arjun-menon',
    name: 'Dr. Arjun Menon',
    specialty: 'Oral surgeon',
    qualification: 'BDS, MDS (Oral and Maxillofacial Surgery)',
    image: 'doctors/dr-arjun-menon.webp',
    imageAlt:
      'Illustration: Dr. Arjun Menon, with short curly hair and a moustache, in pale green scrubs, smiling openly',
    bio: 'Treats injuries, difficult extractions and jaws that do not meet. For operations in hospital he plans the bite together with our orthodontist.',
  },
] satisfies HomeDoctor[];
