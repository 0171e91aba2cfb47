declare module 'virtual:texts' {
  const languages: Record<string, { name: string; load: () => Promise<{ default: string }> }>;
  export default languages;
}
