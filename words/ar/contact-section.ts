export const words = {
  title: 'تواصلوا معنا',
  form: 'أرسلوا إلينا رسالة',
  information: 'معلومات التواصل',
  address: 'العنوان',
  directions: 'الطريق إلينا',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  hours: 'ساعات العمل',
  map: (clinic: string, locality: string) => `خريطة ${locality}: ${clinic}`,
  sketch: 'رسم تقريبي، ليس بمقياس دقيق',
};
