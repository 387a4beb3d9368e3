export const urgentWords = {
  callNow: (phone: string) => `फोन करा: ${phone}`,
  /** above the help for closed hours, if the page cannot know whether the clinic is open */
  whenClosed: 'आमचे क्लिनिक बंद असताना:',
  all: 'सर्व लक्षणे, आणि लगेच काय करावे',
  openAtNight: 'रात्रीही जिथे डेंटिस्ट असतात:',
  closed: 'क्लिनिक आता बंद आहे.',
  cases: 'काय झाले आहे?',
  urgency: {
    now: 'आत्ताच जा',
    act: 'हे आत्ताच करा',
    today: 'आजच',
    tomorrow: 'आज किंवा उद्या',
    wait: 'दोन दिवसांत',
  },
  callAmbulance: (number: string) => `ॲम्ब्युलन्स बोलवा: ${number}`,
  description:
    'हॉस्पिटलमध्ये कधी जावे, कोणाला फोन करावा, आणि दातदुखी, सूज, रक्त येणे किंवा मार लागून दात पडणे यांवर लगेच काय करावे.',
  ambulance: 'ॲम्ब्युलन्स बोलवा',
  moreSigns: 'या लक्षणांतही आत्ताच हॉस्पिटलमध्ये जा',
  ownSigns: 'या उपचारात या लक्षणांवरही हॉस्पिटलमध्ये जा:',
  whereToGo: 'रात्री कुठे जावे',
  whereNow: 'आत्ता कुठे जावे',
  takeAlong: 'वाटेत काय करावे, आणि सोबत काय न्यावे',
  untilOpen: 'क्लिनिक उघडेपर्यंत काय करावे',
  telephone: 'आमचा फोन',
};
