export const fullSlots = {
  taken: (slot: string) => `${slot} (भरली आहे)`,
};
