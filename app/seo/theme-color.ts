/** The ground that browsers and home screens put around the site: the colour 'plaster' of app/app.css. */
export const themeColor = '#fbf6ee';
