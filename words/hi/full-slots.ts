export const fullSlots = {
  taken: (slot: string) => `${slot} (भर चुका है)`,
};
