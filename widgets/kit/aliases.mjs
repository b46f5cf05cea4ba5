/** The names of React that our own runtime stands in for, in the build and in every test. */
export const reactNames = /^react(-dom\/client|\/jsx-runtime)?$/;
/** From the repository's root. */
export const reactFile = 'widgets/kit/react.ts';
