/** Source of a regular expression for numbers of at least three digits, such as 5000, 2,000+ or "10 lakh". */
export const NUMBER = '(\\p{N}[\\p{N}.,٬]{2,}|\\p{N}+\\s?(k|thousand|lakh|हजार|लाख|الاف|الف))\\+?';
