export const words = {
  title: 'عن العيادة',
  training: (qualifications: string, experience: string) => `${qualifications}. ${experience}.`,
  specializations: 'مجالات التخصص',
  moreAbout: (doctor: string) => `المزيد عن ${doctor}`,
};
