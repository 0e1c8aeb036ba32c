/** Id of the application form's heading, where the page's 'Apply' link leads. */
export const APPLY_ID = 'apply';
