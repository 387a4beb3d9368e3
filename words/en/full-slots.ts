/** Texts for full slots, used only if clinic.yaml has `chairs`. */
export const fullSlots = {
  taken: (slot: string) => `${slot} (taken)`,
};
