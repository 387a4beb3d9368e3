export const words = {
  title: 'विदेश से आने वाले मरीज़',
  quote: 'खर्च का अनुमान पाएँ',
  firstStep: 'पहला कदम उठाएँ',
  planVisit: 'अपनी यात्रा तय करें',
  whatsapp: 'WhatsApp करें',
};
