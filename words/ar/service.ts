export const words = {
  /** the page title, with the area for search engines */
  title: (service: string, area: string) => `${service} في ${area}`,
  services: 'الخدمات',
  loading: 'جارٍ تحميل تفاصيل الخدمة...',
  atAGlance: 'لمحة سريعة',
  treatedBy: 'الطبيب المعالج',
  what: 'ما هو هذا العلاج؟',
  benefits: 'المزايا',
  hurts: 'هل يؤلم؟',
  takes: 'كم يستغرق من الوقت؟',
  procedure: 'الخطوات',
  afterwards: 'وماذا بعد العلاج؟',
  byDay: {
    title: 'يومًا بيوم: ما الطبيعي، ومتى تتصلون بنا',
    normal: 'طبيعي',
    notNormal: 'غير طبيعي: اتصلوا بنا',
    toDo: 'ماذا تفعلون',
    whenClosed:
      'عندما تكون العيادة مغلقة: راجعوا في اليوم نفسه طبيب أسنان عيادته مفتوحة. ومع حمّى وتورّم، أو نزيف لا يتوقف بعد العضّ بقوة على شاش مدة 20 دقيقة، أو صعوبة في البلع أو التنفس، اذهبوا إلى المستشفى.',
    print: 'اطبعوا هذا في صفحة واحدة',
    /** prints it with the name of another treatment for which it holds */
    printFor: (treatment: string) => `اطبعوه من أجل: ${treatment}`,
  },
  costs: 'كم يكلّف؟',
  helpNow: 'متى تطلبون المساعدة فورًا',
  ourClinic: 'عن عيادتنا',
  further: 'للمزيد',
  article: 'من مدونتنا',
  case: 'قبل وبعد',
  related: 'خدمات ذات صلة',
  notFound: {
    title: 'الخدمة غير موجودة',
    text: 'تعذّر تحميل تفاصيل هذه الخدمة. يُرجى المحاولة بعد قليل، أو اختيار خدمة أخرى، أو الاتصال بنا.',
    action: 'العودة إلى جميع الخدمات',
  },
};
