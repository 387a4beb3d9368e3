export const words = {
  title: 'आमच्याविषयी',
  training: (qualifications: string, experience: string) => `${qualifications}. ${experience}.`,
  specializations: 'विशेष काम',
  moreAbout: (doctor: string) => `${doctor} यांच्याविषयी आणखी`,
};
