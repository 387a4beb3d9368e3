// What is said of each finding: what was found, and what to do. Machine values come in, words go out.

/** Both are verbatim from the Revised Dentists (Code of Ethics) Regulations, 2014 (F. No. DE-97-2014). */
const RULES = {
  superiority:
    '“any claim to superiority or special skills over others will be construed as unethical practice”',
  inducement: 'it is unethical to “promise inducements, rebates and false benefits”',
};
const CODE = 'Revised Dentists (Code of Ethics) Regulations, 2014';

const PROMISES: Record<string, string> = {
  answerHours: 'an answer to requests',
  coordinatorHours: 'an answer to patients from abroad',
  quoteHours: 'a quote',
};

type Place = { place: string };
type Sentence = Place & { sentence: string };
type Host = { host: string };
type Domain = { domain: string };
type Page = { url: string };
type Told = readonly [found: string, todo: string];

/** What stands between the clinic and its opening. */
const MEND = {
  mistake: ({ line }: { line: string }): Told => [line, 'Correct it; nothing works with it.'],

  isSample: (): Told => [
    'clinic/ is still the sample clinic, all of it invented',
    'Begin your own: npm run new-clinic.',
  ],
  samplePerson: ({ place, name }: Place & { name: string }): Told => [
    `${place}: ${name} is one of the sample's people`,
    'Name your own people, or leave the text out.',
  ],
  sampleText: ({ place, sentence, count }: Sentence & { count: number }): Told => [
    `${place}: “${sentence}” is the sample's own text${count > 1 ? `, and so are ${count - 1} more in this file` : ''}`,
    'Write what is true of your clinic, or leave it out.',
  ],
  samplePicture: ({ place, name }: Place & { name: string }): Told => [
    `${place}: ${name} is the sample's picture`,
    'Put in a picture of your own, or leave image and imageAlt out.',
  ],
  pictureWithoutText: ({ place, name }: Place & { name: string }): Told => [
    `${place}: the picture ${name} has no description`,
    'Say in imageAlt, in a sentence, what it shows to those who cannot see it.',
  ],
  registrationMissing: ({ place, name }: Place & { name: string }): Told => [
    `${place}: ${name} has no registration number`,
    'Add the line "registration:" with the state dental council and the number.',
  ],
  emailElsewhere: ({ email, host }: Host & { email: string }): Told => [
    `${email} is at another domain than the site, ${host}`,
    `Use an address at ${host}: patients trust it, and only its owner can answer for it by SPF, DKIM and DMARC.`,
  ],
  superiority: ({ place, sentence }: Sentence): Told => [
    `${place}: “${sentence}” claims superiority`,
    `Say what you do, not that others do it less well. ${CODE}: ${RULES.superiority}.`,
  ],
  inducement: ({ place, sentence }: Sentence): Told => [
    `${place}: “${sentence}” offers an inducement`,
    `Take the offer out, or name your fee and nothing else. ${CODE}: ${RULES.inducement}.`,
  ],
  figureContradicts: ({
    place,
    sentence,
    name,
    figure,
  }: Sentence & { name: string; figure: number }): Told => [
    `${place}: “${sentence}”, but ${name} in clinic.yaml is ${figure}`,
    `Correct one of them; texts may say {claims.${name}}.`,
  ],
  foundedContradicts: ({ place, sentence, founded }: Sentence & { founded: number }): Told => [
    `${place}: “${sentence}”, but founded in clinic.yaml is ${founded}`,
    'Correct one of them; texts may say {clinic.founded}.',
  ],
  overHundred: ({ name, figure }: { name: string; figure: number }): Told => [
    `clinic.yaml: ${name} is ${figure}%`,
    'A share is 100% at most.',
  ],
  promiseTooShort: ({ name, hours, closed }: { name: string; hours: number; closed: number }): Told => [
    `clinic.yaml: promises.${name} is ${hours}, but by its hours the clinic is closed for ${closed} hours in a row`,
    `Promise ${PROMISES[name]} within ${closed} hours or more, or open in between.`,
  ],
  alwaysButClosed: ({ place, sentence }: Sentence): Told => [
    `${place}: “${sentence}”, but by its hours the clinic is closed at night or on some days`,
    'Say when somebody really answers; texts may say {clinic.hours}.',
  ],
  dayButClosed: ({ place, sentence, day }: Sentence & { day: string }): Told => [
    `${place}: “${sentence}”, but hours.${day} is empty`,
    'Correct the text or the hours.',
  ],
  closurePast: ({ place, name, last }: Place & { name: string; last: string }): Told => [
    `${place}: the closure ${name} was over on ${last}`,
    'Take it out, or give it the days of this year.',
  ],

  passwordNotEncoded: ({ signs }: { signs: string }): Told => [
    `SMTP_URL: its user or password has ${signs} in it, which an address reads as something else`,
    'Write # as %23, @ as %40, / as %2F, ? as %3F and % as %25 in user and password.',
  ],
  noMailServer: (): Told => [
    'no mail server is named: every booking and message would fail',
    'Set SMTP_URL or MAIL_API_KEY, or the five ids of EmailJS and Formspree (README).',
  ],
  mailServerSilent: ({ host, code }: Host & { code: string }): Told => [
    `the mail server ${host} does not answer (${code})`,
    "Compare name and port with your provider's help page; some hosts close port 25 and 465 to their customers.",
  ],
  mailWithoutTls: ({ host }: Host): Told => [
    `the mail server ${host} takes no TLS: the password and patients' data would go in the clear`,
    "Use your provider's address with TLS, such as smtps://…:465.",
  ],
  mailCertificate: ({ host, code }: Host & { code: string }): Told => [
    `the certificate of the mail server ${host} is not trusted (${code})`,
    'Use the name that the certificate is for, or have it renewed.',
  ],
  loginRefused: ({ host }: Host): Told => [
    `the mail server ${host} refuses the login`,
    'Check user and password; with two-step login it wants an app password. Signs such as # and @ are to be encoded.',
  ],
  mailApiFails: ({ code }: { code: string }): Told => [
    `the mail service does not take the key (${code})`,
    'Check MAIL_API_KEY, and MAIL_API_URL if it is set.',
  ],
  mxMissing: ({ domain }: Domain): Told => [
    `${domain} has no MX record: no e-mail reaches the clinic's address`,
    'Add the MX records that your mail provider names.',
  ],
  spfMissing: ({ domain }: Domain): Told => [
    `${domain} has no SPF record`,
    'Add the TXT record of your mail provider, such as "v=spf1 include:… -all".',
  ],
  spfBroken: ({ domain, code }: Domain & { code: string }): Told => [
    `the SPF record of ${domain} cannot be used: ${code}`,
    'Leave one record that begins with v=spf1, with ten look-ups at most.',
  ],
  dkimMissing: ({ name }: { name: string }): Told => [
    `there is no DKIM key at ${name}`,
    'Turn DKIM on at your mail provider and add the TXT record it shows.',
  ],
  dkimFails: ({ domain, code }: Domain & { code: string }): Told => [
    `the received message has no valid DKIM signature of ${domain} (${code})`,
    'Turn DKIM on at your mail provider, and give the message as it was saved, unchanged.',
  ],
  dmarcMissing: ({ domain }: Domain): Told => [
    `${domain} has no DMARC record`,
    `Add the TXT record _dmarc.${domain}, to begin with "v=DMARC1; p=none; rua=mailto:…".`,
  ],
  idRefused: ({ service, said }: { service: string; said: string }): Told => [
    `${service} does not know the ids of the build: ${said}`,
    'Compare the ids with your account, and build again.',
  ],
  bookingRefused: ({ status, said }: { status: number; said: string }): Told => [
    `the test booking was refused: ${status} ${said}`,
    'Mend what it says first; patients would see an error.',
  ],

  siteSilent: ({ url, code }: Page & { code: string }): Told => [
    `${url} does not answer (${code})`,
    'Check that the domain leads to the host (DNS) and that the host has the site.',
  ],
  httpStays: ({ url, status }: Page & { status: string }): Told => [
    `${url} does not lead to https (${status})`,
    'Have the host redirect http to https.',
  ],
  certificate: ({ host, code }: Host & { code: string }): Told => [
    `the certificate of ${host} is not trusted (${code})`,
    'Have the host issue one for this name.',
  ],
  certificateEnds: ({ host, days }: Host & { days: number }): Told => [
    `the certificate of ${host} ends in ${days} days`,
    'It should have renewed itself by now: see to the renewal.',
  ],
  headersDiffer: ({ names }: { names: string[] }): Told => [
    `headers are missing or changed: ${names.join(', ')}`,
    'Have the host send what the build wrote: _headers, or build/nginx/headers.conf.',
  ],
  notFoundStatus: ({ url, status }: Page & { status: number }): Told => [
    `${url}, which there is not, answers ${status}`,
    'Have the host answer unknown addresses with 404.html and status 404.',
  ],
  addressesElsewhere: ({ what, address }: { what: string; address: string }): Told => [
    `${what} names ${address}, not this site`,
    'Set siteUrl in clinic.yaml to the address of the site, and build again.',
  ],
  partMissing: ({ what, status }: { what: string; status: string }): Told => [
    `${what} is not there (${status})`,
    'Upload the whole build again.',
  ],
  formsFail: ({ url, status }: Page & { status: string }): Told => [
    `the forms' address ${url} does not answer as it should (${status})`,
    'Have the host pass this address on to the relay, by POST too.',
  ],
  healthFails: (): Told => [
    'the relay says that its mail server does not answer',
    'Check the settings that the relay was started with.',
  ],
  adminThere: ({ url, status }: Page & { status: number }): Told => [
    `${url} answers ${status}, and nobody asked for an editor there`,
    'Take the folder admin off the host, or set editor.sameOrigin in clinic.yaml.',
  ],
};

/** What somebody should look at: it may be as it should. */
const LOOK = {
  hardText: ({ place, grade, sentence }: Sentence & { grade: number }): Told => [
    `${place}: grade ${grade.toFixed(1)}: “${sentence}”`,
    'Shorter sentences and words: patients should need eight years at school at most.',
  ],
  holidayMissing: ({ name, date }: { name: string; date: string }): Told => [
    `clinic.yaml: ${name}, ${date}, is not among the closures`,
    'Add it if the clinic is closed that day.',
  ],
  noDatedHoliday: ({ year }: { year: number }): Told => [
    `clinic.yaml: no closure has a date of ${year}`,
    'Holi, Eid, Diwali and others move: enter those of this year on which you are closed.',
  ],
  spfOtherServer: ({ domain, host }: Domain & Host): Told => [
    `the SPF record of ${domain} does not allow ${host} itself`,
    'Your provider may send from other machines: the record should have the include that its help page names, or this server.',
  ],
  dmarcNone: ({ domain }: Domain): Told => [
    `the DMARC record of ${domain} asks for nothing (p=none)`,
    'Once the reports show that your own e-mails pass, set p=quarantine.',
  ],
  wwwLost: ({ host }: Host): Told => [
    `${host} does not lead to the site`,
    'Add the name to DNS and have the host redirect it.',
  ],
  slow: ({ ms }: { ms: number }): Told => [
    `the home page's first byte took ${ms} ms`,
    'Over 800 ms visitors wait: choose a host nearer to them.',
  ],
};

/** What could not be asked. */
const UNASKED = {
  sampleGone: (): Told => [
    'whether texts and pictures are the sample’s',
    'The sample is in neither clinic/ nor tests/fixtures/clinic-sample.',
  ],
  holidaysUnknown: ({ country }: { country: string }): Told => [
    `which holidays ${country} has`,
    'Compare the closures in clinic.yaml with a calendar.',
  ],
  dns: ({ name, code }: { name: string; code: string }): Told => [
    `what DNS says of ${name} (${code})`,
    'Try again with a working network.',
  ],
  dkimWithoutSelector: ({ domain }: Domain): Told => [
    `whether e-mails of ${domain} carry a DKIM signature`,
    'Give --selector as your provider names it, or --eml with a message received from the site.',
  ],
  spfOfService: ({ domain }: Domain): Told => [
    `whether the SPF record of ${domain} allows the mail service's machines`,
    'The record should have the include that its help page names; the headers of a received message say spf=pass.',
  ],
  emailJsSettings: (): Told => [
    'whether EmailJS allows your site alone, and whether its templates have all seven fields',
    'Look at Account, Security and at Email Templates (README), and make a booking.',
  ],
  serviceAnswer: ({ service, said }: { service: string; said: string }): Told => [
    `whether ${service} knows the ids of the build (it says: ${said})`,
    'Make a booking and send a message on the site.',
  ],
  notBuilt: (): Told => ['whether a booking arrives', 'Run npm run build first, or name the site by --live.'],
  sendElsewhere: (): Told => [
    'whether a booking arrives: EmailJS sends from browsers alone',
    'Make a booking on the site, to your own address.',
  ],
  proofOfWork: (): Told => [
    'whether a booking arrives: the relay demands the work of a browser',
    'Make a booking on the site, to your own address.',
  ],
  map: ({ status }: { status: string }): Told => [
    `whether the map answers (${status})`,
    'Open the contact page and look at it.',
  ],
};

/** What is said of what went well, where its figure is worth knowing. */
const DONE = {
  bookingTaken: ({ email, ms }: { email: string; ms: number }): Told => [
    `a test booking went to ${email}; the mail server took it after ${ms} ms`,
    'Look into the inbox, and into the spam folder.',
  ],
};

const ALL = { ...MEND, ...LOOK, ...UNASKED, ...DONE };

type ValuesOf<Tell> = Tell extends (values: infer Values) => Told ? Values : unknown;

/** Something found out, in machine values. */
export type Finding = {
  [Kind in keyof typeof ALL]: { kind: Kind } & ValuesOf<(typeof ALL)[Kind]>;
}[keyof typeof ALL];

/** A list of it, or of nothing. */
export function when(isSo: boolean, finding: Finding): Finding[] {
  return isSo ? [finding] : [];
}

export type Level = 'mend' | 'look' | 'unasked' | 'done';

export function levelOf({ kind }: Finding): Level {
  return kind in MEND ? 'mend' : kind in LOOK ? 'look' : kind in UNASKED ? 'unasked' : 'done';
}

export function inWords(finding: Finding): Told {
  return (ALL[finding.kind] as (values: Finding) => Told)(finding);
}

export const words = {
  levels: { mend: 'To mend', look: 'To look at', unasked: 'Not asked', done: 'Done' } satisfies Record<
    Level,
    string
  >,
  head: ['', 'What was found', 'What to do'],
  testBooking: { name: 'Test booking', notes: 'A test before the site opens: nobody comes.' },
  optionWrong: (option: string, text: string, shouldBe: string) =>
    `--${option} is "${text}"; it should be ${shouldBe}.`,
  liveShouldBe: "the site's address, such as https://clinic.example",
  emlShouldBe: 'the file of a received message',
  ready: 'Nothing is left to mend.',
  notReady: (count: number) =>
    count === 1 ? 'One thing is left to mend.' : `${count} things are left to mend.`,
};
