/** For `…ByText`: a sentence whose values have elements of their own (decision 93). */
export const sentence = (wanted: string | RegExp) => {
  const matches = (element: Element): boolean => {
    const said = element.textContent.replace(/\s+/g, ' ').trim();
    return typeof wanted === 'string' ? said === wanted.replace(/\s+/g, ' ') : wanted.test(said);
  };
  return (_own: string, element: Element | null): boolean =>
    element !== null && matches(element) && ![...element.children].some(matches);
};
