declare module '*.woff2' {
  const address: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack answers an address as the default export
  export default address;
}
