/** In both languages and without any style: no text has arrived, and perhaps nothing else. */
export function StartFailed({ window }: { window: Window }) {
  return (
    <main style={{ padding: 24, fontFamily: 'var(--font-sans)' }}>
      <p lang="en" dir="ltr">
        The page could not be loaded.
      </p>
      <p lang="ar" dir="rtl">
        تعذّر تحميل الصفحة.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Try again · <span lang="ar">حاول مرة أخرى</span>
      </button>
    </main>
  );
}
