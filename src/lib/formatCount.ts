/** A whole number as people read it, such as '1,000'. */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');
