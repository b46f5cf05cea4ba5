/** Whether the prerendered page has been brought to life: from then on, pages are made by script. */
export const hydration = { done: false };
