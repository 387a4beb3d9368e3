export const words = {
  tabs: 'أقسام معرض الصور',
  clinic: 'العيادة',
  treatments: 'العلاجات',
  beforeAfter: 'قبل وبعد',
  patients: 'المرضى',
  transformations: 'العلاجات والمدة التي استغرقتها',
};
