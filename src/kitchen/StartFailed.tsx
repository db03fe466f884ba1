/** In both languages and without styles, because no text has loaded, and perhaps no style sheet. */
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
