/**
 * The source of a regular expression for a number of three digits or more, such as 5000, 2,000+ or "10 lakh".
 */
export const NUMBER = '(\\p{N}[\\p{N}.,٬]{2,}|\\p{N}+\\s?(k|thousand|lakh|हजार|लाख|الاف|الف))\\+?';
