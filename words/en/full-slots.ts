/** What is said of slots that are full, where the clinic says how many visits it takes at the same time. */
export const fullSlots = {
  taken: (slot: string) => `${slot} (taken)`,
};
