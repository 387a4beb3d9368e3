export const words = {
  title: 'About',
  training: (qualifications: string, experience: string) => `${qualifications}. ${experience}.`,
  specializations: 'Specializations',
  moreAbout: (doctor: string) => `More about ${doctor}`,
};
