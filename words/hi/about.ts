export const words = {
  title: 'हमारे बारे में',
  training: (qualifications: string, experience: string) => `${qualifications}। ${experience}।`,
  specializations: 'विशेषज्ञता',
  moreAbout: (doctor: string) => `${doctor} के बारे में और जानें`,
};
