export const words = {
  tabs: 'गैलरी के हिस्से',
  clinic: 'क्लिनिक',
  treatments: 'इलाज',
  beforeAfter: 'पहले और बाद',
  patients: 'मरीज़',
  transformations: 'इलाज देखें और उनमें लगा समय जानें',
};
