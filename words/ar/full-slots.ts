export const fullSlots = {
  taken: (slot: string) => `${slot} (محجوز)`,
};
