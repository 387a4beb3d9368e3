/** What two screens or more say. */
export const shared = {
  bookAppointment: 'Book Appointment',
  viewAllServices: 'View All Services',
  questions: 'Frequently Asked Questions',
  home: 'Home',
  illustration: 'Illustration',
  stars: (rating: number, most: number) => `${rating} out of ${most} stars`,
};
