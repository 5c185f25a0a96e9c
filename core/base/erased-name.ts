/** What stands where the name of somebody stood who was erased. Understood in every language that the pages speak. */
export const ERASED_NAME = 'Anon.';
