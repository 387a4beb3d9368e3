import { PASSWORD_NOT_ENCODED } from '../../relay/host/settings.ts';

/** Makes a value for APPOINTMENT_KEYS, on every operating system. */
const NEW_KEY_COMMAND = `node -p "crypto.randomBytes(33).toString('base64')"`;

// The text of each finding: the problem and what to do. `<name>` is replaced with a value of the finding.

const FINDINGS = {
  /** Errors: to correct before the site opens. */
  error: {
    mistake: '<line> Nothing works until it is mended.',
    isSample: '<folder>/ is still the sample clinic, all of it invented. Begin your own: npm run new-clinic.',
    sampleLeft:
      "<place>: “<what>” is the sample's (<count> in this file). Put what is your own in its place, or leave it out.",
    pictureWithoutText:
      '<place>: the picture <name> has no description. Say in imageAlt, in a sentence, what it shows to those who cannot see it.',
    photoMissing:
      '<place>: view is photo, and <file> names no photograph after image:. Until it does, the home page shows no picture. Add one of at least <width> × <height> pixels to clinic/images, and say in imageAlt what it shows.',
    registrationMissing:
      '<place>: <name> has no registration number. Add the line "registration:" with the state dental council and the number.',
    emailElsewhere:
      '<place>: <email> is at another domain than the site, <host>. Use an address at <host>: patients trust it, and only its owner can answer for it by SPF, DKIM and DMARC.',
    superiority:
      '<place>: “<sentence>” claims superiority. Say what you do, and leave out that it is better than elsewhere. Revised Dentists (Code of Ethics) Regulations, 2014 (No. DE-97-2014): “any claim to superiority or special skills over others will be construed as unethical practice”.',
    inducement:
      '<place>: “<sentence>” offers an inducement. Take the offer out, or name your fee and nothing else. Revised Dentists (Code of Ethics) Regulations, 2014 (No. DE-97-2014): it is unethical to “promise inducements, rebates and false benefits”.',
    falsePromise:
      '<place>: “<sentence>” promises how it will end, or that nothing will be felt. Say what you do so that it hurts less, and what most people feel. Revised Dentists (Code of Ethics) Regulations, 2014 (No. DE-97-2014): it is unethical “to indulge in demeaning solicitation and false promises through advertisements”.',
    patientCount:
      '<place>: “<sentence>” counts patients. Put a figure that you can prove into clinic.yaml, under claims, and name it in braces, or leave it out. Guidelines for Prevention of Misleading Advertisements, 2022, 4(1): an advertisement is not misleading if “it contains truthful and honest representation”.',
    bannerOver:
      '<place>: the banner was over on <last>. Take it out, or give it new days, and build the site once a day. Guidelines for Prevention of Misleading Advertisements, 2022, 4(1): an advertisement is not misleading if “it contains truthful and honest representation”.',
    dateOver:
      '<place>: “<sentence>”, but <last> is over. Take it out, or name a day that is to come. Guidelines for Prevention of Misleading Advertisements, 2022, 4(1): an advertisement is not misleading if “it contains truthful and honest representation”.',
    overHundred: '<place>: <name> is <figure>%. A share is 100% at most.',
    promiseTooShort:
      '<place>: promises.<name> is <hours>, but by its hours the clinic is closed for <closed> hours in a row. Promise <closed> hours or more. Or, for answerHours, add openHoursOnly: true below promises: then only hours while you are open count, and texts say so.',
    visitTooLong:
      '<place>: a visit of <minutes> minutes does not end before closing in any sitting on <days>, so nobody can book there. Correct booking.visitMinutes or the hours.',
    alwaysButClosed:
      '<place>: “<sentence>”, but by its hours the clinic is closed at night or on some days. Say when somebody really answers; texts may say {clinic.hours}.',
    doctorDayClosed:
      '<place>: <name> is there on <day>, but hours.<day> in clinic.yaml is empty. Correct the days or the hours.',
    doctorHoursOutside:
      '<place>: the hours of <name> on <day> are not within hours.<day> in clinic.yaml. Correct the one or the other.',
    closurePast:
      '<place>: the closure <name> was over on <last>. Take it out, or give it the days on which it comes next.',
    specialHoursPast: '<place>: the special hours of <date> are past. Take them out.',
    translationOutdated:
      '<place>: <original> has changed since this was translated. Compare the two and correct the translation; then npm run translated with its path.',
    textsUntranslated:
      '<place>: in English still: <missing> of its <count> texts. Translate what is left; npm run translated with its path names it.',
    passwordNotEncoded: PASSWORD_NOT_ENCODED,
    relayMissing:
      '<place>: <line> is for clinics whose forms the relay takes; through EmailJS it does nothing. Take the line out, or let the relay send (deploy/README.md).',
    emailWithoutKeys: `<place>: booking.email: optional needs APPOINTMENT_KEYS, because patients without e-mail are told by links (docs/developers.md). This makes a value: ${NEW_KEY_COMMAND}. Set it where the relay runs, and in .env for this check; or take the line out.`,
    policySilent:
      '<place>: clinic.yaml has the line <line>, and the privacy policy does not say what it keeps. Add the section with “keeps: <line>” of sample/pages/privacy-policy.yaml.',
    noMailServer:
      'no mail server is named: every booking and message would fail. Set SMTP_URL or MAIL_API_KEY, or the five ids of EmailJS and Formspree (deploy/README.md). What only your host knows is looked at here once it stands in .env too.',
    mailServerSilent:
      "the mail server <host> does not answer (<code>). Compare name and port with your provider's help page; some hosts close ports 25 and 465 to their customers.",
    mailWithoutTls:
      "the mail server <host> takes no TLS: the password and patients' data would go in the clear. Use your provider's address with TLS, such as smtps://…:465.",
    mailCertificate:
      'the certificate of the mail server <host> is not trusted (<code>). Use the name that the certificate is for, or have it renewed.',
    loginRefused:
      'the mail server <host> refuses the login. Check user and password; with two-step login it wants an app password. Signs such as # and @ are to be encoded.',
    mailApiFails:
      'the mail service does not take the key (<code>). Check MAIL_API_KEY, and MAIL_API_URL if it is set.',
    mxMissing:
      '<domain> has no MX record: e-mails to it get lost, answers and bounces too. Add the MX records that your mail provider names.',
    spfMissing:
      '<domain> has no SPF record. Add the TXT record of your mail provider, such as "v=spf1 include:… -all".',
    spfBroken:
      'the SPF record of <domain> cannot be used: <code>. Leave one record that begins with v=spf1, with ten look-ups at most.',
    dkimMissing:
      'there is no DKIM key at <name>. Turn DKIM on at your mail provider and add the TXT record it shows.',
    dkimFails:
      'the received message has no valid DKIM signature of <domain> (<code>). Turn DKIM on at your mail provider, and give the message as it was saved, unchanged.',
    receivedSpf:
      "the received message says <said>: the server that sent it is not allowed by the SPF record of the sender's domain, or that record is missing or broken. Put the include that your mail provider's help page names into the domain's TXT record.",
    receivedDkim:
      "the received message says <said>: it is not signed for the sender's domain, or the signature does not match. Turn DKIM on at your mail provider, and enter the key that it names in DNS.",
    receivedDmarc:
      "the received message says <said>, policy <policy>: neither SPF nor DKIM passed for the domain after From. With quarantine such e-mails go to the spam folder, with reject they are not delivered. Turn DKIM on for the clinic's own domain at your mail provider.",
    receivedCompauth:
      "the received message says <said>: Microsoft takes the sender for forged. It does so with an e-mail from the clinic's address to itself unless DKIM or SPF proves it: turn DKIM on for the clinic's own domain, and name an address of its own for the site in MAIL_FROM.",
    receivedAsSpam:
      "the received message says <said>: the receiver's filter took it for spam. Mend first what SPF, DKIM and DMARC say; then mark such a message as no spam, and add the sender to the clinic's contacts.",
    receivedBlocked:
      "the received message says <said>: the receiver's list of blocked senders has it. Take the sender off that list.",
    receivedQuarantined:
      'the received message says <said>: it was in quarantine until somebody released it. Mend first what SPF, DKIM and DMARC say; then let the administrator of the mailbox allow the sender.',
    receivedCategory:
      "the received message says <said>: the receiver's filter put it into a category that it keeps from the inbox, such as SPM (spam), BULK, SPOOF (forged sender) or PHSH (phishing). Mend first what SPF, DKIM and DMARC say; then let the administrator of the mailbox allow the sender.",
    dmarcMissing:
      '<domain> has no DMARC record. Add the TXT record _dmarc.<domain>, to begin with "v=DMARC1; p=none; rua=mailto:…".',
    idRefused:
      '<service> refuses the ids of the environment: <said>. Compare them with your account, and build again.',
    bookingRefused:
      'the test booking was refused: <status> <said>. Mend what it says first; patients would see an error.',
    siteSilent:
      '<url> does not answer as it should (<code>). Check that the domain leads to the host (DNS) and that the host has the site.',
    httpStays: '<url> does not lead to https (<status>). Have the host redirect http to https.',
    certificate: 'the certificate of <host> is not trusted (<code>). Have the host issue one for this name.',
    certificateEnds:
      'the certificate of <host> is near its end (days left: <days>). It should have renewed itself by now: see to the renewal.',
    headersDiffer:
      'headers are missing or changed: <names>. Have the host send what the build wrote: _headers, or build/nginx/headers.conf.',
    notFoundStatus:
      '<url>, which there is not, answers <status>. Have the host answer unknown addresses with 404.html and status 404.',
    addressesElsewhere:
      '<what> names <address>, not this site. Set siteUrl in clinic.yaml to the address of the site, and build again.',
    partMissing: '<what> is not there (<status>). Upload the whole build again.',
    formsFail:
      "the forms' address <url> does not answer as it should (<status>). Have the host pass this address on to the relay, by POST too.",
    healthFails:
      'the relay says that its mail server does not answer. Check the settings that the relay was started with.',
    adminThere:
      '<url> answers <status>, and nobody asked for an editor there. Take the folder admin off the host, or set editor.sameOrigin in clinic.yaml: whoever finds it can try to sign in.',
  },

  /** To review: these may be intended. */
  review: {
    firstVisitLonger:
      '<place>: a first visit takes about <first> minutes (visit.firstMinutes), and the next visit can begin after <minutes> (booking.visitMinutes). Correct one of them if it is not so.',
    serviceNotOnHome:
      '<place>: the home page does not show <title>, because no group of <file> names it. Write “- <id>” there under services: of a group, such as <group> (line <line>), if it should.',
    unread:
      '<place>: npm run new-clinic wrote <count> of its texts. Read what it wrote, and change what is not true of you. Then: npm run preflight -- --read <place>',
    photoTooSmall:
      '<place>: the photograph <name> has <size> pixels, and would be blurred in the arch of the home page. Put in one of at least <width> × <height>.',
    hardText:
      '<place>: grade <grade>: “<sentence>”. Shorter sentences and words: patients should need eight years at school at most.',
    keysMissing: `<place>: <line> does nothing without APPOINTMENT_KEYS (docs/developers.md). This makes a value: ${NEW_KEY_COMMAND}. Set it where the relay runs, and in .env for this check.`,
    urgentMissing:
      '<place> is not there, or has nothing in it: patients in pain are told nothing of what to do, and of when to go to hospital. Take the file of general/, and let a dentist of yours read it.',
    tellUsFirstMissing:
      '<place> is not there, or has nothing in it: patients are not told to speak of a heart valve, a blood thinner or an allergy before treatment. Take the file of general/, and let a dentist of yours read it.',
    amountByHand:
      '<place>: “<sentence>” names an amount of money, which stays when your fees change. Name the fee in braces instead, such as {fees.consultation} or {fees.root-canal}, or leave the amount out.',
    dayByHand:
      '<place>: “<sentence>” names a day of the week (<day>), which stays when your hours change. Write {clinic.hours} instead, or leave the day out.',
    noDoctors:
      '<place> names nobody. Add your doctors with their registration numbers: patients look for them, and so does the state dental council.',
    dayWithoutDoctor:
      '<place>: the clinic is open on <days>, and no doctor is there by their days. Patients can book that day all the same. Correct the days or the hours.',
    unsaid:
      '<place>: nothing is said of <what>. Patients ask for it before they come; what is left out is not shown.',
    doctorUnsaid:
      '<place>: nothing is said of <field> of <name>. Patients ask for it before they come; what is left out is not shown.',
    feesUnsaid:
      '<place>: no fee is given for <services>. Patients ask for it before they come; what is left out is not shown.',
    sampleFigure:
      '<place>: <name> is <figure>, as in the sample. Enter your own figure, or leave the line out.',
    holidayMissing:
      '<place>: <name> is not among the closures. If the clinic is closed that day, add it for every year: from: <from>.',
    noDatedHoliday:
      '<place>: no closure has a date that is still to come. These holidays move: <names>. Enter the next of those on which you are closed.',
    translationMissing:
      '<language>: without a translation, with the number of texts in each: <files>. Translate them, or leave it: links to their pages lead to English, and say so.',
    translationUnread:
      "<language>: medical texts that no doctor has read in this language: <count>; each says so. Let a doctor who reads it correct them; then write the doctor's id into each, as reviewedBy under translation.",
    translationLeftOver: '<place>: there is no original of this name. Take it out.',
    spfOtherServer:
      'the SPF record of <domain> does not allow <host> itself. Your provider may send from other machines: the record should have the include that its help page names, or this server.',
    receivedWithoutDmarc:
      'the received message says <said>: the domain after From has no DMARC record. Add the TXT record _dmarc, to begin with "v=DMARC1; p=none; rua=mailto:…".',
    receivedArc:
      'the received message says <said>: it was forwarded, and changed on the way, so that its signature may not count. Have the site send to the mailbox itself.',
    receivedUnfiltered:
      "the received message says <said>: by a list of its own, the receiver's filter did not look at it. Book once more with an address at another provider, and check that message.",
    dmarcNone:
      'the DMARC record of <domain> asks for nothing (p=none). Once the reports show that your own e-mails pass, set p=quarantine.',
    wwwLost: '<host> does not lead to the site. Add the name to DNS and have the host redirect it.',
    notFoundLanguage:
      '<url>, which there is not, is answered in another language. Have the host answer unknown addresses there with <page> (deploy/static/README.md).',
    slow: "the home page's first byte took <ms> ms. Over 800 ms visitors wait: choose a host nearer to them.",
  },

  /** What is in the file of a received message, and could not be read. */
  notRead: {
    verdictUnknown:
      "the received message says “<said>”, which is no known verdict. Look it up in the help of the receiver's mail service.",
    receivedLater:
      'the received message says <said>: the receiver could not ask DNS then. Send another message, and give that one.',
    signatureNotRead:
      'whether the DKIM signature of the received message is valid: its key is in DNS, which could not be asked. Try again with a network.',
  },

  /** Checks that could not be made. */
  notChecked: {
    holidaysUnknown: 'which holidays <country> has. Compare the closures in clinic.yaml with a calendar.',
    offline: 'what DNS, mail server and site say: this computer has no network. Try again with one.',
    dns: 'what DNS says of <name> (<code>). Try again with a working network.',
    dkimWithoutSelector:
      'whether e-mails of <domain> carry a DKIM signature. Give --selector as your provider names it, or --eml with a message received from the site.',
    spfOfService:
      "whether the SPF record of <domain> allows the mail service's machines. The record should have the include that its help page names; the headers of a received message say spf=pass.",
    emailJsSettings:
      'whether EmailJS and Formspree take from your site alone, and whether both templates are there with all seven fields. Look at Account, Security and at Email Templates of EmailJS and at Settings of Formspree (deploy/static/README.md), and make a booking.',
    serviceAnswer:
      'whether <service> knows the ids of the environment (it says: <said>). Make a booking and send a message on the site.',
    notBuilt: 'whether a booking arrives. Run npm run build first, or name the site by --live.',
    sendElsewhere:
      'whether a booking arrives: EmailJS sends from browsers alone. Make a booking on the site, to your own address.',
    map: 'whether the map answers (<status>). Open the contact page and look at it.',
  },

  /** Checks that passed and whose value is useful to know. */
  passed: {
    bookingTaken:
      'a test booking went to <email>; the mail server took it after <ms> ms. Look into the inbox, and into the spam folder.',
    receivedGood: 'the received message says <said>: these are as they should be.',
    certificateGood: 'the certificate of <host> is good for <days> days.',
    firstByte: "the home page's first byte took <ms> ms.",
  },
} as const;

type Level = keyof typeof FINDINGS;

const LEVELS: Record<Level, string> = {
  error: 'To mend',
  notRead: 'Not read',
  review: 'To look at',
  notChecked: 'Not asked',
  passed: 'Done',
};

const TEXTS = {
  ...FINDINGS.error,
  ...FINDINGS.notRead,
  ...FINDINGS.review,
  ...FINDINGS.notChecked,
  ...FINDINGS.passed,
};

type NamesIn<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A result of a check, as machine values. */
export type Finding = {
  [Kind in keyof typeof TEXTS]: { kind: Kind } & Record<NamesIn<(typeof TEXTS)[Kind]>, string | number>;
}[keyof typeof TEXTS];

/** @returns `[finding]` if the condition holds, otherwise `[]` */
export function findingIf(condition: boolean, finding: Finding): Finding[] {
  return condition ? [finding] : [];
}

export function levelOf({ kind }: Finding): Level {
  return (Object.keys(LEVELS) as Level[]).find((level) => kind in FINDINGS[level])!;
}

/** A finding's text, followed by the name of its rule. */
function messageFor(finding: Finding): string {
  return `${textFor(finding, TEXTS[finding.kind])} [${finding.kind}]`;
}

/** A finding's text without the place of the file. */
export function placelessText(finding: Finding): string {
  return textFor(finding, TEXTS[finding.kind].replace(/^<place>: /, ''));
}

/** Fills the values of a finding into a text that has their names, such as '<name>'. */
export function textFor(finding: Finding, text: string): string {
  const values: Record<string, string | number> = finding;
  return text.replace(/<(\w+)>/g, (_, name: string) => String(values[name]));
}

/**
 * Formats all findings, without repetitions, errors first.
 *
 * @returns the text, and the exit status: 1 if there is an error, or a received message was not fully read
 */
export function report(findings: Finding[]): { text: string; status: 0 | 1 } {
  const levelByMessage = new Map(findings.map((each) => [messageFor(each), levelOf(each)]));
  const linesOf = (level: string) =>
    [...levelByMessage.keys()].filter((line) => levelByMessage.get(line) === level);
  const parts = Object.entries(LEVELS).flatMap(([level, title]) =>
    linesOf(level).length > 0 ? [[title, ...linesOf(level)].join('\n  ')] : [],
  );
  const errorCount = linesOf('error').length;
  const isAllRead = linesOf('notRead').length === 0;
  return {
    text: [...parts, verdictOf(errorCount, isAllRead)].join('\n\n'),
    status: errorCount === 0 && isAllRead ? 0 : 1,
  };
}

function verdictOf(errorCount: number, isAllRead: boolean): string {
  if (errorCount > 1) return `${errorCount} things are left to mend.`;
  if (errorCount === 1) return 'One thing is left to mend.';
  return isAllRead ? 'Nothing is left to mend.' : 'Not all of the received message could be read.';
}
