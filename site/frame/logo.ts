/** The width and height of the logo's view box. */
export const LOGO_SIZE = { width: 32, height: 38 };

/** The logo as SVG paths, back to front: a tooth in an arch. Clinics without a drawn window have no `sea`. */
export const LOGO = {
  window: 'M0 16a16 16 0 0 1 32 0v19a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z',
  sea: 'M0 30c4 0 4-2 8-2s4 2 8 2 4-2 8-2 4 2 8 2v5a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z',
  tooth:
    'M16 11.2c-1.7-1-3-1.4-4.3-1.4C8.9 9.8 7 12 7 14.8c0 3 1.3 4.5 1.8 8.2.3 2.5.8 5.8 2.5 5.8 1.9 0 1.7-5.4 4.7-5.4s2.8 5.4 4.7 5.4c1.7 0 2.2-3.3 2.5-5.8.5-3.7 1.8-5.2 1.8-8.2 0-2.8-1.9-5-4.7-5-1.3 0-2.6.4-4.3 1.4z',
};
