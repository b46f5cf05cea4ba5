/** Props of an element whose prerendered inside stays as it is: hydration leaves alone what is said to be HTML. */
export const staticContent = { dangerouslySetInnerHTML: { __html: '' } };
