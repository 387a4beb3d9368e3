/** `of` is for those who don't see whose card it stands on. */
type Named<N> = { of: (text: string) => N };

export const words = {
  cards: 'Team members',
  loading: 'Loading the team...',
  doctors: <N>(t: { doctors: (text: string) => N }): (string | N)[] => [
    'The dentists have pages of their own: ',
    t.doctors('our doctors'),
    '.',
  ],
  /** of a clinic with one dentist */
  doctor: <N>(t: { doctor: N }): (string | N)[] => ['The dentist has a page too: ', t.doctor, '.'],
  viewProfile: <N>(t: Named<N>, name: string): (string | N)[] => ['View Profile ', t.of(`of ${name}`)],
  linkedin: <N>(t: Named<N>, name: string): (string | N)[] => ['LinkedIn ', t.of(`of ${name}`)],
  email: <N>(t: Named<N>, name: string): (string | N)[] => ['E-mail ', t.of(`of ${name}`)],
  specialties: 'Specialties',
  about: 'About',
  expertise: 'Expertise',
  languages: 'Languages',
  connect: 'Connect',
};
