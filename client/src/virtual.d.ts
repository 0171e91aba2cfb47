declare module 'virtual:texts' {
  type Load = () => Promise<{ default: string }>;
  const languages: Record<string, { name: string; load: Load; screens: Record<string, Load> }>;
  export default languages;
}
