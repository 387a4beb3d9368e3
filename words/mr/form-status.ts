/** The status of a form while it is being sent, and afterwards. */
export const formStatus = {
  sending: 'तुमचा मेसेज पाठवत आहोत...',
  sendingButton: 'पाठवत आहोत...',
  sent: 'धन्यवाद! तुमचा मेसेज पोहोचला. आम्ही लवकरच उत्तर देऊ!',
  refused: (reasons: string[]) => `चूक: ${reasons.join(', ')}`,
  notSent: 'माफ करा, तुमचा मेसेज पाठवताना अडचण आली. कृपया पुन्हा प्रयत्न करा किंवा आमच्याशी थेट संपर्क करा.',
  networkFailed: (email: string) =>
    `नेटवर्कची अडचण आहे. कृपया इंटरनेट तपासून पुन्हा प्रयत्न करा, किंवा आम्हाला थेट लिहा: ${email}`,
  tooLong: 'हे खूप मोठे आहे. कृपया थोडक्यात लिहा.',
};
