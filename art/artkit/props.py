"""Things on tables: instruments, brushes, glasses, fruit, clocks. Built about the origin in scene units of about a centimetre of the
tooth models; every function returns one empty to place, turn and scale."""
import math, random
import numpy as np
from .geometry import *
from .materials import mat, rgba, painted, thin_clear, mix


def chrome():
    return mat('#D3D7DA', rough=.2, metal=1)


def brass():
    return mat('#C79A5B', rough=.28, metal=1)


def white():
    return mat('#F8F3EA', rough=.35, coat=.3)


def glass(tint='#F4FBFA', lo=.03, hi=.55, shine='#FFFFFF'):
    """Clear glass for thin walls: see-through in front, brighter at its edges. A pale glow stands in for what it would refract."""
    import bpy
    from .materials import CACHE
    key = ('glass', tint, lo, hi)
    if key in CACHE:
        return CACHE[key]
    m = bpy.data.materials.new('glass')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N, L = nt.nodes.new, nt.links.new
    o, mx, m2, tr, gl, em, lw, mr = (N(k) for k in ('ShaderNodeOutputMaterial', 'ShaderNodeMixShader', 'ShaderNodeMixShader', 'ShaderNodeBsdfTransparent', 'ShaderNodeBsdfGlossy', 'ShaderNodeEmission', 'ShaderNodeLayerWeight', 'ShaderNodeMapRange'))
    lw.inputs[0].default_value = .22
    mr.inputs[3].default_value, mr.inputs[4].default_value = lo, hi
    tr.inputs[0].default_value = rgba(tint)
    gl.inputs[0].default_value, gl.inputs[1].default_value = rgba(shine), .06
    em.inputs[0].default_value, em.inputs[1].default_value = rgba('#E6F3F1'), .55
    m2.inputs[0].default_value = .55
    L(gl.outputs[0], m2.inputs[1]); L(em.outputs[0], m2.inputs[2])
    L(lw.outputs['Facing'], mr.inputs[0]); L(mr.outputs[0], mx.inputs[0]); L(tr.outputs[0], mx.inputs[1]); L(m2.outputs[0], mx.inputs[2]); L(mx.outputs[0], o.inputs[0])
    CACHE[key] = m
    return m


def made(fn):
    """Turns a builder into a function that returns one placed, turned (degrees) and scaled empty."""
    def build(*a, at=(0, 0, 0), rot=(0, 0, 0), scale=1, **k):
        before = everything()
        fn(*a, **k)
        e = gather(fn.__name__, before, at)
        e.rotation_euler = [math.radians(v) for v in rot]
        e.scale = (scale,) * 3
        return e
    return build


def aim(e, face, to, arm, arm_to):
    """Turn e so that its own direction `face` points to `to` and its direction `arm` as nearly as possible to `arm_to`."""
    from mathutils import Matrix, Vector

    def frame_(n, a):
        n = Vector(n).normalized()
        a = Vector(a)
        x = (a - n * a.dot(n)).normalized()
        return Matrix((x, n.cross(x), n)).transposed()
    e.rotation_euler = (frame_(to, arm_to) @ frame_(face, arm).transposed()).to_euler()
    return e


# ---------------------------------------------------------------- instruments: tip at the origin, handle along +x
def _handle(x0, L, r=.3, m=None, grip=None, z=0):
    m = m or chrome()
    lathe([(.001, 0), (r * .55, .02), (r, .5), (r, L - .3), (r * .8, L - .06), (.001, L)], m, loc=(x0, 0, z), rot=(0, 90, 0), seg=32)
    for k in range(9):
        tube([(x0 + .8 + .22 * k, r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 13)[:-1]], .045, grip or m, cyclic=True, res=3, bev=2)


@made
def mouth_mirror(L=13, grip=None):
    """Round mirror tilted on its stem."""
    t = math.radians(38)
    cyl(1.15, .16, (0, 0, 0), chrome(), bev=.06, rot=(0, 38, 0), seg=64)
    cyl(1.05, .02, (-.085 * math.sin(t) * -1, 0, .085 * math.cos(t)), mat('#E9F1F1', rough=.03, metal=1), bev=.005, rot=(0, 38, 0), seg=64)
    tube([(.9, 0, -.7), (1.6, 0, -.85), (2.6, 0, -.4), (3.6, 0, 0)], .13, chrome())
    _handle(3.4, L, .28, grip=grip)


@made
def explorer(L=13, hook=1.0, grip=None):
    """Probe with a fine hooked tip."""
    tube([(0, 0, 0), (.12, 0, .55 * hook), (.7, 0, 1.0 * hook), (1.5, 0, .7 * hook), (2.6, 0, .1), (3.6, 0, 0)], .12, chrome(), radii=[.15, .35, .6, .85, 1, 1.1])
    _handle(3.4, L, .28, grip=grip)


@made
def tweezers(L=11, gap=.5):
    """College tweezers, tips at the origin a little apart."""
    for s in (-1, 1):
        rows = []
        for u in np.linspace(0, 1, 14):
            x = -.0 + L * u
            w = .05 + .32 * sstep(.05, .5, u) * (1 - .3 * sstep(.8, 1, u))
            y = s * (gap * .15 + gap * math.sin(math.pi * min(1, u * 1.02)) ** .8 * .9)
            z = -.9 * (1 - sstep(0, .28, u))
            rows.append([(x, y, z - w), (x, y, z + w)])
        ribbon(rows, chrome(), thick=.09, sub=1)
    rbox((.7, .22, .5), (L, 0, 0), chrome(), r=.08)


@made
def handpiece(L=9, tip='cup', body=None, band=None):
    """Angled handpiece; tip: cup (polishing), bur, driver (implant) or none. The working tip points down at the origin."""
    m, b = body or white(), band or brass()
    z0 = {'cup': 1.5, 'bur': 1.9, 'driver': 2.6}.get(tip, 1.3)
    cyl(.52, 1.15, (0, 0, z0 + .1), chrome(), bev=.12)
    cyl(.36, .2, (0, 0, z0 + .75), b, bev=.05)
    tube([(0, 0, z0 + .15), (1.1, 0, z0 + .25), (2.2, 0, z0 + .75), (3.4, 0, z0 + 1.5)], .36, chrome(), radii=[1, .95, 1.05, 1.2])
    d = np.array([.86, 0, .51])
    p = np.array([3.2, 0, z0 + 1.38])
    prof = [(.001, 0), (.44, .02), (.5, .3), (.52, 1.4), (.46, 2.6), (.52, 4), (.56, L - 1), (.5, L), (.001, L)]
    lathe(prof, m, loc=p, rot=(0, 90 - math.degrees(math.atan2(d[2], d[0])), 0), seg=40)
    for k in (.5, 2.6):
        q = p + d * k
        cyl(.535 if k == .5 else .49, .16, q, b, bev=.04, rot=(0, 90 - math.degrees(math.atan2(d[2], d[0])), 0))
    if tip == 'cup':
        lathe([(.001, 1.0), (.2, 1.0), (.22, .8), (.34, .62), (.44, .3), (.5, 0), (.42, 0), (.3, .3), (.001, .4)], mat('#2B8A80', rough=.55), seg=48)
    elif tip == 'bur':
        cyl(.09, 1.4, (0, 0, .8), chrome(), bev=.02)
        lathe([(.001, 0), (.12, .06), (.2, .4), (.16, .75), (.09, .85)], mat('#C9B27A', rough=.5, metal=1))
    elif tip == 'driver':
        cyl(.13, 2.2, (0, 0, 1.1), chrome(), bev=.03, seg=6)


@made
def syringe(L=5, gel='#CFEDE6', plunger=.5):
    """Gel syringe lying along +x, nozzle at the origin."""
    lathe([(.001, 0), (.09, 0), (.12, .9), (.2, 1.0), (.2, 1.2), (.5, 1.3), (.5, 1.3 + L), (.55, 1.3 + L), (.55, 1.42 + L), (.46, 1.42 + L), (.46, 1.36), (.001, 1.36)], glass('#EEF8F7', .1, .7), rot=(0, 90, 0), seg=48)
    cyl(.42, L * plunger, (1.4 + L * plunger / 2, 0, 0), mat(gel, rough=.3, coat=.4), bev=.05, rot=(0, 90, 0))
    cyl(.4, .25, (1.5 + L * plunger, 0, 0), mat('#2B6F69', rough=.5), bev=.05, rot=(0, 90, 0))
    cyl(.14, L * 1.1, (1.6 + L * plunger + L * .55, 0, 0), white(), bev=.03, rot=(0, 90, 0))
    cyl(.5, .14, (1.6 + L * plunger + L * 1.1, 0, 0), white(), bev=.05, rot=(0, 90, 0))
    rbox((.14, 1.7, .5), (1.36 + L, 0, 0), white(), r=.06)


# ---------------------------------------------------------------- brushing
@made
def toothbrush(color='#2B6F69', L=16, bristle='#FBF6EC', tip='#9DBFB2', bamboo=False, paste=None):
    """Brush along +x, head from 0 to 2.6, bristles up. paste: colour of a strip of paste on the bristles."""
    m = mat('#C99B66', rough=.6) if bamboo else mat(color, rough=.38, coat=.3)
    w = curve1d([0, .4, 2.3, 3.2, 4.6, 8, L - 2, L - .5, L], [.28, .52, .52, .3, .24, .46, .5, .42, .18])
    z = curve1d([0, 3, 5, 8, L], [0, 0, .18, .1, 0])
    f = lambda X, Y, Z: np.maximum(np.sqrt((Y / np.maximum(w(X), .05)) ** 2 + ((Z - z(X)) / (.2 + .1 * sstep(4, 8, X))) ** 2) - 1, np.maximum(-X, X - L) * 3) * .22
    sdf_obj('brush', f, (-.1, -.7, -.5), (L + .1, .7, .7), .06, m, 3)
    rnd = random.Random(2)
    for c, lines_ in ((bristle, lambda i, j: (i + j) % 2 == 0), (tip, lambda i, j: (i + j) % 2 == 1)):
        lines = []
        for i in range(9):
            for j in range(4):
                if lines_(i, j):
                    x, y = .32 + .24 * i, -.33 + .22 * j
                    for k in range(5):
                        a = k * 1.257
                        dx, dy = .05 * math.cos(a), .05 * math.sin(a)
                        lines.append((np.array([(x + dx, y + dy, .1), (x + dx * 1.5 + rnd.gauss(0, .012), y + dy * 1.5 + rnd.gauss(0, .012), 1.18 + rnd.gauss(0, .02))]), np.array([.046, .04])))
        tubes(lines, mat(c, rough=.55), bev=1)
    if paste:
        pts = [(.35 + .2 * k, .1 * math.sin(k * 1.9), 1.33 + .05 * math.sin(k * 1.3)) for k in range(10)]
        tube(pts + [(2.35, 0, 1.62)], .3, mat(paste, rough=.25, coat=.6), radii=[.7, 1, 1.05, .95, 1.05, .95, 1.05, .95, 1, .8, .12])
        tube([(p[0], p[1] - .02, p[2] + .2) for p in pts], .09, mat('#6FB3A8', rough=.25, coat=.6), radii=[.5] + [1] * 9)


@made
def paste_tube(color='#F6EEE2', band='#2B6F69', L=8, cap='#C97C5D'):
    """Tube lying along +x, cap at the origin, flat crimped end."""
    n, ring = 24, 40
    V = []
    for j in range(n + 1):
        u = j / n
        x = 1.3 + L * u
        hy, hz = 1.0 + .42 * u, 1.0 * (1 - u) ** .75 + .05
        if u < .06:
            k = .5 + .5 * (u / .06) ** .5
            hy, hz = hy * k, hz * k
        V += [(x, hy * math.cos(a), hz + .02 + hz * math.sin(a)) for a in np.linspace(0, 2 * math.pi, ring, endpoint=False)]
    Q = [(j * ring + i, j * ring + (i + 1) % ring, (j + 1) * ring + (i + 1) % ring, (j + 1) * ring + i) for j in range(n) for i in range(ring)]
    o = mesh_obj('tube', V, Q, painted(rough=.35, coat=.4))
    x = np.array(V)[:, 0]
    c = np.where(((x > 1.3 + L * .30) & (x < 1.3 + L * .62))[:, None], np.array(rgba(band)), np.array(rgba(color)))
    c = np.where(((x > 1.3 + L * .66) & (x < 1.3 + L * .71))[:, None], np.array(rgba(cap)), c)
    vertex_attr(o, 'Col', c)
    rbox((.7, 2.9, .1), (1.3 + L + .25, 0, .07), mat(color, rough=.4), r=.03)
    cyl(.62, 1.25, (.7, 0, 1.0), mat(cap, rough=.45), bev=.1, rot=(0, 90, 0))
    for k in range(24):
        a = k * math.pi / 12
        rbox((1.0, .05, .05), (.72, .62 * math.cos(a), 1.0 + .62 * math.sin(a)), mat(cap, rough=.45), r=.02, seg=1)


@made
def floss(color='#9DBFB2'):
    """Small round floss box with its thread."""
    cyl(1.3, .7, (0, 0, .35), mat(color, rough=.4, coat=.3), bev=.18)
    cyl(1.0, .06, (0, 0, .72), white(), bev=.02)
    rbox((.5, .3, .16), (0, .95, .74), chrome(), r=.04)
    tube([(0, .9, .85), (.6, .2, 1.0), (1.3, -.8, .3), (2.2, -1.5, .05), (3.2, -1.2, .05), (3.8, -1.9, .05), (4.7, -1.6, .05)], .045, mat('#FBF8F3', rough=.8))


# ---------------------------------------------------------------- glasses and crockery
@made
def tumbler(h=4.2, r=1.45, fill=.7, liquid=None, tint='#F4FBFA', glow=1):
    """Drinking glass; liquid: None for water, else an opaque colour such as milk."""
    g = glass(tint)
    lathe([(.001, .02), (r * .8, .02), (r * .84, .1), (r, h)], g, seg=96)
    tube([(r * math.cos(a), r * math.sin(a), h) for a in np.linspace(0, 2 * math.pi, 33)[:-1]], .035, glass(tint, .35, .9), cyclic=True)
    lathe([(.001, .03), (r * .79, .03), (r * .8, .22), (.001, .22)], glass('#E6F3F1', .12, .7), seg=96)
    if fill:
        z1 = .3 + (h - .3) * fill
        r1 = r * (.84 + .16 * (z1 - .1) / (h - .1)) - .03
        if liquid:
            lathe([(.001, .24), (r * .8, .24), (r1, z1 + .04), (r1 - .06, z1), (.001, z1)], mat(liquid, rough=.18, coat=.3), seg=96)
        else:
            lathe([(.001, .24), (r * .8, .24), (r1, z1)], glass('#DDF0F0', .03, .35), seg=96)
            lathe([(r1, z1 + .03), (r1 - .05, z1), (.001, z1)], glass('#EAF6F5', .16, .5), seg=96)


@made
def carafe(h=7.5, r=1.7, fill=.6):
    g = glass()
    prof = [(.001, 0), (r * .9, 0), (r, .3), (r, h * .45), (r * .45, h * .72), (r * .4, h * .86), (r * .55, h)]
    lathe(prof, g, seg=96)
    lathe([(.001, .12), (r * .88, .12), (r * .95, .4), (r * .95, h * .45 * fill / .6 * .9)], glass('#DDF0F0', .03, .35), seg=96)
    lathe([(r * .95, h * .45 * fill / .6 * .9), (.001, h * .45 * fill / .6 * .9)], glass('#EAF6F5', .16, .5), seg=96)
    sphere(r * .42, (0, 0, h + .3), mat('#C99B66', rough=.6))


@made
def dish(r=2.6, h=.5, m=None):
    m = m or white()
    lathe([(.001, 0), (r * .55, 0), (r * .7, .06), (r, h), (r * 1.01, h + .06), (r * .96, h + .05), (r * .66, .16), (.001, .13)], m, seg=96)


@made
def bowl(r=3, h=1.8, m=None):
    m = m or white()
    prof = [(.001, 0), (r * .45, 0), (r * .47, .12)] + [(r * (.47 + .53 * math.sin(a)), .12 + h * (1 - math.cos(a))) for a in np.linspace(.1, math.pi / 2, 14)]
    lathe(prof + [(q[0] - .12, q[1] + .02) for q in prof[::-1][:-2]] + [(.001, .3)], m, seg=96)


# ---------------------------------------------------------------- food
@made
def apple(color='#C4553F', blush='#E0A14F', r=1.35, leaf_on=True):
    prof = [(max(.001, r * (math.sin(t) * (1 - .06 * math.cos(t) + .0))), r * (-.88 * math.cos(t) + .0 + .9) - r * .28 * math.exp(-((t - math.pi) / .38) ** 2) + r * .2 * math.exp(-(t / .3) ** 2)) for t in np.linspace(0.001, math.pi, 40)]
    o = lathe(prof, painted(rough=.3, coat=.5), seg=64)
    V = np.array([v.co for v in o.data.vertices])
    a = np.arctan2(V[:, 1], V[:, 0])
    n = .5 + .5 * np.sin(a * 1 + 2.4) + .12 * np.sin(a * 17 + V[:, 2] * 2) - .1 + .45 * np.exp(-(np.hypot(V[:, 0], V[:, 1]) / (r * .45)) ** 2)
    w = np.clip(n, 0, 1)[:, None] ** 1.6
    vertex_attr(o, 'Col', np.array(rgba(color)) * (1 - w) + np.array(rgba(blush)) * w)
    tube([(0, 0, r * 1.42), (.05, 0, r * 1.75), (.18, .05, r * 1.98)], .07, mat('#6B4A2E', rough=.8), radii=[1, .8, 1.1])
    if leaf_on:
        leaf((.1, 0, r * 1.85), 40, 1.1)


def leaf(at, az=0, L=1.0, w=.28, m=None, lift=.35, bend=.3):
    """Pointed leaf from `at` in direction az (degrees)."""
    c, s = math.cos(math.radians(az)), math.sin(math.radians(az))
    rows = []
    for u in np.linspace(0, 1, 9):
        ww = L * w * math.sin(math.pi * min(1, .04 + u * .95)) ** .85
        z = lift * L * u - bend * L * u * u
        rows.append([(at[0] + c * L * u - s * k * ww, at[1] + s * L * u + c * k * ww, at[2] + z + .1 * abs(k) * ww) for k in (-1, -.5, 0, .5, 1)])
    return ribbon(rows, m or mat('#5E8F5F', rough=.5), thick=.02, sub=1)


def mint_leaf(at, az, L=1.0, m=None, lift=.3, fold=.22):
    """Broad toothed leaf, folded along its middle vein and bent over at the tip. Direction az in degrees."""
    c, s = math.cos(math.radians(az)), math.sin(math.radians(az))
    rows = []
    for i, u in enumerate(np.linspace(0, 1, 17)):
        w = L * .36 * math.sin(math.pi * (.03 + .95 * u) ** .8) ** .75 * (1 + .07 * (i % 2))
        z = lift * L * (u - .9 * u * u)
        rows.append([(at[0] + c * L * u - s * k * w, at[1] + s * L * u + c * k * w, at[2] + z + fold * w * abs(k) - .12 * w * k * k + .035 * L * math.sin(9 * u + 2 * abs(k)) * abs(k)) for k in np.linspace(-1, 1, 9)])
    return ribbon(rows, m or mat('#4F8A57', rough=.5), thick=.02, sub=1)


@made
def mint(n=4, L=1.0, seed=1):
    """Sprig of mint lying down: leaves in crossed pairs along a bent stem, smaller towards the tip."""
    rnd = random.Random(seed)
    stem = lambda u: np.array((3.0 * u, .35 * math.sin(2.2 * u), .1 + .42 * u))
    tubes([(np.array([stem(u) for u in np.linspace(0, 1, 14)]), np.linspace(.07, .04, 14))], mat('#7A9A5E', rough=.6))
    for k in range(n):
        u = .2 + .75 * k / n
        p, size = stem(u), L * (1.15 - .55 * u)
        for s in (-1, 1):
            m = mat(['#3F7D4C', '#4F8F58', '#5E9C62'][(k + (s > 0)) % 3], rough=.5, coat=.15)
            mint_leaf(p, s * rnd.uniform(52, 72) + 8, size * rnd.uniform(.92, 1.08), m, lift=rnd.uniform(.25, .5))
            if k % 2:
                mint_leaf(p + (0, 0, .06), s * rnd.uniform(14, 26), size * .7, mat('#6BA56B', rough=.5, coat=.15), lift=.75)
    for k in range(4):
        mint_leaf(stem(1), 90 * k + 30, .42 * L, mat('#7DB574', rough=.5), lift=.8)


@made
def carrot(L=5.5, r=.62):
    rnd = random.Random(3)
    prof = [(.001, 0), (r * .25, .1)] + [(r * (.25 + .75 * (u ** .55)) * (1 + .03 * rnd.uniform(-1, 1)), .1 + L * u) for u in np.linspace(.05, .95, 26)] + [(r * .8, L + .05), (.001, L)]
    lathe(prof, mat('#DB7F3C', rough=.5), rot=(0, 90, 0), loc=(0, 0, r), seg=40)
    for k in range(7):
        a = k * .9
        tube([(L - .1, 0, r), (L + 1, .3 * math.sin(a), r + .25 * math.cos(a)), (L + 2.1 + .3 * math.sin(k), .8 * math.sin(a), r + .4 * math.cos(a) + .1)], .08, mat('#5E8F4E', rough=.6), radii=[1, .8, .4])


@made
def cheese(w=3.0, h=1.5):
    """Wedge with holes."""
    rnd = random.Random(7)
    holes = [(rnd.uniform(.4, 2.6), rnd.uniform(-.9, .9), rnd.uniform(.1, h), rnd.uniform(.14, .3)) for _ in range(12)]

    def f(X, Y, Z):
        d = smax(smax(np.abs(Y) - .42 * X, X - w, .06), np.abs(Z - h / 2) - h / 2, .06)
        for x, y, z, q in holes:
            y = np.sign(y) * .42 * x if abs(y) > .3 else y
            d = smax(d, -(np.sqrt((X - x) ** 2 + (Y - y) ** 2 + (Z - z) ** 2) - q), .03)
        return d
    sdf_obj('cheese', f, (-.1, -1.5, -.1), (w + .1, 1.5, h + .1), .045, mat('#EBC36B', rough=.45, coat=.1), 2)


@made
def almond(L=1.0):
    o = sphere(.5, (0, 0, .22), mat('#A9713F', rough=.65), (L, .58 * L, .42 * L))


@made
def lemon(r=.95, cut=False):
    m = mat('#E9BE45', rough=.4, coat=.2)
    if cut:
        lathe([(.001, -r)] + [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(-1.4, 0, 16)] + [(r, .02), (r * .94, .04)], m, seg=64)
        cyl(r * .95, .04, (0, 0, .03), mat('#F7EBC4', rough=.6), bev=.01)
        for k in range(9):
            a0, a1 = (k + .08) * 2 * math.pi / 9, (k + .92) * 2 * math.pi / 9
            am = (a0 + a1) / 2
            P = [(r * .1 * math.cos(am), r * .1 * math.sin(am))] + [(r * .84 * math.cos(a), r * .84 * math.sin(a)) for a in np.linspace(a0, a1, 8)]
            extrude(P, .03, mat('#EFCB5E', rough=.25, coat=.6), loc=(0, 0, .06), bev=.01)
    else:
        lathe([(.001, -r * 1.32), (.12, -r * 1.28), (.2, -r * 1.12)] + [(r * math.cos(a), r * 1.1 * math.sin(a)) for a in np.linspace(-1.25, 1.25, 22)] + [(.2, r * 1.12), (.1, r * 1.3), (.001, r * 1.32)], m, seg=64, rot=(0, 90, 0), loc=(0, 0, r))


@made
def sugar(n=3, s=.95, seed=2):
    """Sugar lumps, grainy."""
    rnd = random.Random(seed)
    P = [(0, 0, s / 2, 8), (1.15 * s, .25, s / 2, -22), (.45 * s, .1, s * 1.5, 30), (-.9 * s, .9, s / 2, 40), (1.9 * s, -.9, s / 2, 12)][:n]
    for x, y, z, a in P:
        rbox((s, s, s), (x, y, z), mat('#FBF7EF', rough=.85), r=.07, rot=(0, 0, a), seg=2)


@made
def milk_drop(r=1.0):
    cyl(r, .06, (0, 0, .02), mat('#FBF6EA', rough=.15, coat=.5), bev=.03)


# ---------------------------------------------------------------- household
@made
def alarm_clock(hour=2, minute=10, m=None, face='#FBF3E2'):
    """Twin-bell clock, radius 2, standing on z = 0, facing -y."""
    m = m or mat('#C97C5D', rough=.35, coat=.4)
    cyl(2.0, 1.1, (0, 0, 2.35), m, bev=.2, rot=(90, 0, 0), seg=96)
    tube([(1.78 * math.cos(a), -.56, 2.35 + 1.78 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)[:-1]], .12, brass(), cyclic=True)
    cyl(1.72, .08, (0, -.54, 2.35), mat(face, rough=.6), bev=.02, rot=(90, 0, 0), seg=96)
    ink = mat('#24413F', rough=.4)
    for k in range(12):
        a = k * math.pi / 6
        rbox((.1 if k % 3 == 0 else .06, .03, .32 if k % 3 == 0 else .2), (1.42 * math.sin(a), -.6, 2.35 + 1.42 * math.cos(a)), ink, r=.01, rot=(0, 30 * k, 0))
    for ang, L, w in (((hour % 12 + minute / 60) * 30, .85, .12), (minute * 6, 1.25, .08)):
        a = math.radians(ang)
        rbox((w, .03, L), (math.sin(a) * L * .45, -.64, 2.35 + math.cos(a) * L * .45), ink, r=.012, rot=(0, ang, 0))
    cyl(.13, .08, (0, -.66, 2.35), brass(), bev=.02, rot=(90, 0, 0))
    for s in (-1, 1):
        lathe([(.8, 0), (.74, .3), (.5, .58), (.2, .7), (.001, .72)], brass(), loc=(s * 1.05, 0, 4.15), rot=(0, s * 28, 0))
        tube([(s * .75, 0, 4.0), (s * 1.05, 0, 4.4)], .1, brass())
        cyl(.16, 1.0, (s * 1.15, 0, .4), brass(), bev=.06, rot=(0, s * -24, 0))
    tube([(-.5, 0, 4.4), (0, 0, 5.4), (.5, 0, 4.4)], .1, brass())


@made
def sand_timer(h=4.6, r=1.0, sand='#C97C5D', left=.45):
    """Sand glass between two wooden plates; left: the part of the sand that has still to run."""
    g, wood = glass(), mat('#B98457', rough=.5)
    for z in (.16, h - .16):
        cyl(r * 1.28, .32, (0, 0, z), wood, bev=.09, seg=96)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube([(r * 1.12 * math.cos(a), r * 1.12 * math.sin(a), z) for z in (.3, h / 2, h - .3)], .075, brass())
    m, n = h / 2, h / 2 - .34                                                # the middle, half the height of the glass
    wall = lambda t: r * (.075 + .85 * (1 - (1 - min(t / .72, 1)) ** 2) ** .5 * sstep(0, .55, t)) * (1 - .28 * sstep(.8, 1, t))
    ts = [k / 40 for k in range(41)]
    lathe([(wall(t), m - n * t) for t in ts[::-1]] + [(wall(t), m + n * t) for t in ts], g, seg=96)
    grain = mat(sand, rough=.95)
    up = [t for t in ts if t <= .62 * left + .12]
    lathe([(max(wall(t) - .05, .02), m + n * t) for t in up] + [(wall(up[-1]) * .5, m + n * (up[-1] - .05)), (.001, m + n * (up[-1] - .13))], grain, seg=96)
    top = .45 + .5 * left                                                    # the heap below rises to a blunt cone
    low = [t for t in ts if t >= top]
    lathe([(.001, m - n * (top - .22)), (wall(low[0]) * .45, m - n * (top - .12))] + [(max(wall(t) - .05, .02), m - n * t) for t in low] + [(.001, m - n)], grain, seg=96)
    cyl(.028, n * (top - .2), (0, 0, m - n * (top - .2) / 2), grain, bev=0)


@made
def lamp(h=7, on=True, shade='#F3E2C6'):
    """Table lamp; a real warm light belongs beside it in the scene."""
    lathe([(.001, 0), (1.3, 0), (1.3, .2), (.3, .35), (.5, 1.3), (1.0, 2.2), (1.05, 2.9), (.6, 3.8), (.2, 4.3), (.001, 4.3)], mat('#2B6F69', rough=.35, coat=.4), seg=72)
    cyl(.1, 1.2, (0, 0, 4.7), brass(), bev=.02)
    lathe([(1.3, h), (2.3, h - 2.4), (2.26, h - 2.4), (1.27, h - .02)], mat(shade, rough=.9, emit=.25 if on else 0), seg=72)


@made
def folded_towel(color='#F3E6D6', w=4, d=3, n=1, h=.75):
    for k in range(n):
        c = color if isinstance(color, str) else color[k % len(color)]
        m = mat(c, rough=1, sheen=.6)
        z = k * h
        for j in range(2):
            rbox((w - .1 * k, d - .12 * k, h * .5), (0, 0, z + h * (.25 + .5 * j)), m, r=h * .24, seg=5)
        cyl(h * .5, w - .1 * k - .06, (0, -(d - .12 * k) / 2 + .1, z + h * .5), m, bev=.1, rot=(0, 90, 0))


@made
def clipboard(w=5.2, h=7.2, chart=True):
    """Board lying flat with a sheet; chart: the two dental arches drawn as dots, and ruled lines."""
    rbox((w, h, .16), (0, 0, .08), mat('#B98457', rough=.55), r=.06)
    rbox((w - .5, h - .8, .05), (0, -.15, .18), mat('#FBF5E8', rough=.9), r=.01)
    rbox((2.0, .7, .22), (0, h / 2 - .35, .26), brass(), r=.08)
    cyl(.28, 1.7, (0, h / 2 - .2, .42), brass(), bev=.08, rot=(0, 90, 0))
    if chart:
        for s in (-1, 1):
            for k in range(14):
                a = math.pi * (k + .5) / 14
                x, y = 1.25 * math.cos(a), s * (.28 + 1.05 * math.sin(a)) + 1.0
                cyl(.105 + .03 * abs(math.cos(a)), .02, (x, y, .215), mat('#C97C5D' if (s, k) in ((1, 3), (-1, 10)) else '#7FB0A6', rough=.8), bev=.004, seg=20)
        for k in range(5):
            rbox((.26, .26, .02), (-1.85, -1.35 - .42 * k, .215), mat('#2B6F69' if k < 3 else '#E9DDC9', rough=.8), r=.04, seg=1)
            rbox((2.9 - .5 * (k % 3), .08, .015), (.1 - .25 * (k % 3), -1.35 - .42 * k, .215), mat('#C9BCA6', rough=.9), r=.002)


@made
def pen(color='#2B6F69', L=5):
    lathe([(.001, 0), (.05, .02), (.16, .55), (.19, .7), (.19, L), (.001, L)], mat(color, rough=.3, coat=.4), rot=(0, 90, 0), loc=(0, 0, .2), seg=32)
    lathe([(.2, L * .55), (.2, L * .6)], brass(), rot=(0, 90, 0), loc=(0, 0, .2), seg=32)
    lathe([(.001, 0), (.05, .02), (.13, .42)], brass(), rot=(0, 90, 0), loc=(0, 0, .2), seg=32)
    rbox((1.6, .08, .06), (L - .85, 0, .42), brass(), r=.02)


@made
def toy_block(s=1.3, color='#C97C5D', mark=None):
    rbox((s, s, s), (0, 0, s / 2), mat(color, rough=.6), r=.12, seg=3)
    if mark:
        cyl(s * .28, .04, (0, -s / 2, s / 2), mat(mark, rough=.6), bev=.01, rot=(90, 0, 0))


@made
def droplets(n=20, spread=(3, 2), seed=1, r=.12):
    """Water drops lying on the ground."""
    rnd = random.Random(seed)
    for _ in range(n):
        q = r * rnd.uniform(.4, 1.3)
        sphere(q, (rnd.uniform(-1, 1) * spread[0], rnd.uniform(-1, 1) * spread[1], q * .25), thin_clear('#D3ECEF', .25), (1, 1, .55))


@made
def foam(points, seed=3, r=.16, m=None):
    """Bubbles heaped round points (x, y, z, spread, count)."""
    rnd = random.Random(seed)
    m = m or mat('#FDFCF8', rough=.25, coat=.6)
    for x, y, z, s, n in points:
        for _ in range(n):
            sphere(r * rnd.uniform(.45, 1.25), (x + rnd.gauss(0, s), y + rnd.gauss(0, s), z + rnd.gauss(0, s)), m)


@made
def suitcase(w=5.6, h=7.6, d=2.6, color='#2B6F69'):
    """Upright hard case with ribs, leather corners, brass locks and a handle."""
    m = mat(color, rough=.42, coat=.2)
    rbox((w, d, h), (0, 0, h / 2 + .5), m, r=.55, seg=6)
    for k in range(7):
        rbox((.16, d + .08, h - 1.1), (-w / 2 + .95 + (w - 1.9) * k / 6, 0, h / 2 + .5), m, r=.07)
    rbox((w + .04, .12, h + .04), (0, 0, h / 2 + .5), brass(), r=.05)
    leather = mat('#A9683F', rough=.6)
    for x in (-1, 1):
        for z in (.5 + .35, h + .5 - .35):
            rbox((.9, d + .12, .9), (x * (w / 2 - .38), 0, z), leather, r=.3)
        cyl(.3, .5, (x * (w / 2 - .9), 0, .3), mat('#2B3A3A', rough=.5), bev=.1, rot=(90, 0, 0))
        rbox((.5, .2, .7), (x * 1.4, -d / 2 - .06, h + .15), brass(), r=.06)
    tube([(-.9, 0, h + .5), (-.85, 0, h + 1.05), (.85, 0, h + 1.05), (.9, 0, h + .5)], .2, leather)
    for s in (-1, 1):
        cyl(.07, 1.8, (s * 1.5, d * .3, h + 1.3), mat('#C9CDD0', rough=.25, metal=1), bev=.02)
    cyl(.14, 3.4, (0, d * .3, h + 2.2), leather, bev=.06, rot=(0, 90, 0))


# Rough coasts as (longitude, latitude), of what can be seen from above the Indian Ocean.
FACING = 74                                                                  # the longitude that looks at the camera
COASTS = (
    [(-6, 36), (10, 37), (11, 33), (20, 31), (25, 32), (32, 31), (34, 28), (37, 21), (39, 16), (43, 12), (51, 12), (48, 5), (42, -2), (39, -6), (40, -15), (35, -20), (35, -24),
     (32, -28), (26, -34), (18, -34), (15, -27), (12, -18), (13, -8), (9, -1), (9, 4), (4, 6), (-4, 5), (-9, 5), (-15, 11), (-17, 15), (-16, 22), (-10, 29)],
    [(-9, 37), (-9, 43), (-2, 44), (-4, 48), (2, 51), (8, 54), (14, 54), (21, 56), (30, 60), (33, 66), (41, 66), (44, 68), (60, 69), (68, 73), (80, 73), (100, 77), (113, 74),
     (130, 71), (150, 71), (170, 69), (180, 68), (178, 63), (163, 60), (157, 52), (155, 58), (141, 59), (136, 54), (140, 50), (132, 43), (128, 39), (129, 35), (126, 35),
     (125, 39), (121, 40), (118, 38), (122, 37), (119, 34), (122, 30), (117, 24), (110, 21), (106, 19), (109, 12), (105, 9), (101, 13), (99, 10), (104, 2), (103, 1), (98, 8),
     (98, 15), (94, 16), (91, 22), (87, 21), (80, 15), (80, 11), (77, 8), (74, 14), (72, 20), (69, 22), (66, 25), (57, 26), (51, 28), (48, 30), (50, 26), (54, 24), (56, 26),
     (60, 22), (55, 17), (45, 13), (43, 14), (39, 21), (35, 28), (34, 31), (36, 36), (30, 36), (27, 37), (28, 41), (35, 42), (41, 41), (38, 45), (33, 46), (29, 45), (28, 43),
     (24, 40), (23, 37), (20, 40), (14, 45), (13, 44), (18, 40), (16, 38), (11, 43), (8, 44), (3, 42), (0, 39), (-2, 37)],
    [(5, 59), (5, 62), (14, 68), (25, 71), (34, 69), (33, 66), (30, 60), (22, 60), (21, 63), (17, 61), (18, 59), (13, 55), (10, 59)],
    [(-5, 50), (1, 51), (0, 53), (-2, 56), (-3, 59), (-6, 57), (-4, 54), (-5, 52)],
    [(49, -12), (50, -16), (47, -25), (44, -24), (44, -17)],
    [(80, 10), (82, 8), (81, 6), (80, 7)],
    [(114, -22), (122, -18), (130, -12), (136, -12), (136, -16), (140, -17), (142, -11), (146, -19), (153, -27), (150, -37), (145, -39), (140, -38), (136, -34), (131, -32),
     (124, -33), (115, -34)],
    [(95, 5), (103, 0), (106, -6), (102, -4)],
    [(109, 1), (117, 7), (119, 4), (116, -4), (110, -3)],
    [(105, -6.5), (114, -7), (114, -8.5), (106, -7.5)],
    [(119, 1), (125, 1), (121, -1), (123, -5), (120, -5)],
    [(131, -1), (141, -3), (150, -10), (141, -9), (133, -4)],
    [(120, 18), (122, 18), (126, 8), (122, 7), (120, 14)],
    [(130, 32), (136, 34), (141, 36), (142, 43), (145, 43), (141, 45), (140, 41), (136, 37), (131, 34)],
)
CASPIAN = [(49, 46), (53, 46), (53, 41), (54, 37), (50, 37), (49, 41)]


def _inside(lon, lat, coast):
    """Degrees from the nearest coast, positive on land."""
    P = np.array(coast, float)
    lon = (lon - P[:, 0].mean() + 180) % 360 - 180 + P[:, 0].mean()
    k, d, odd = np.cos(np.radians(np.clip(lat, -75, 75))), np.full(len(lon), 99.), np.zeros(len(lon), bool)
    for (x0, y0), (x1, y1) in zip(P, np.roll(P, -1, 0)):
        ax, ay, bx, by = (lon - x0) * k, lat - y0, (x1 - x0) * k, y1 - y0
        t = np.clip((ax * bx + ay * by) / (bx * bx + by * by), 0, 1)
        d = np.minimum(d, np.hypot(ax - t * bx, ay - t * by))
        if y0 != y1:
            odd ^= ((y0 > lat) != (y1 > lat)) & (lon < x0 + (lat - y0) * (x1 - x0) / (y1 - y0))
    return np.where(odd, d, -d)


@made
def globe(r=2.3):
    """Terrestrial globe on a brass stand, turned to India, land in plaster on a teal sea, a pin at Mumbai."""
    o = lathe([(max(.001, r * math.sin(t)), -r * math.cos(t)) for t in np.linspace(0, math.pi, 361)], painted(rough=.45, coat=.25), loc=(0, 0, r + 1.5), seg=720)
    n = np.array([v.co for v in o.data.vertices]) / r
    lat = np.degrees(np.arcsin(np.clip(n[:, 2], -1, 1)))
    lon = np.degrees(np.arctan2(n[:, 1], n[:, 0])) + 90 + FACING
    land = np.full(len(n), -9.)
    for coast in COASTS:
        land = np.maximum(land, _inside(lon, lat, coast))
    land = np.minimum(land, -_inside(lon, lat, CASPIAN))
    land = np.where(lat < -72, 9, land) + .35 * np.sin(lon * .9 + np.sin(lat * .7)) * np.sin(lat * 1.1 + np.sin(lon * .6))
    w, shallow = sstep(-.25, .25, land)[:, None], sstep(-3.5, 0, land)[:, None]
    sea = np.array(rgba('#3F8A84')) * (1 - .5 * shallow) + np.array(rgba('#6FAAA0')) * .5 * shallow
    vertex_attr(o, 'Col', sea * (1 - w) + np.array(rgba('#E9D3AE')) * w)
    a, b = math.radians(72.9 - FACING - 90), math.radians(19.0)
    mumbai = np.array([math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)])
    stem = tube([mumbai * (r - .02), mumbai * (r + .26)], .022, brass())
    head = sphere(.10, tuple(mumbai * (r + .30)), mat('#C4553F', rough=.35, coat=.4))
    for part in (stem, head):
        part.parent = o
    t = math.radians(23)
    o.rotation_euler = (0, t, 0)
    tube([((r + .28) * math.sin(a + t), 0, r + 1.5 + (r + .28) * math.cos(a + t)) for a in np.linspace(0, math.pi, 24)], .11, brass())
    for s in (-1, 1):
        sphere(.16, (s * (r + .2) * math.sin(t), 0, r + 1.5 + s * (r + .2) * math.cos(t)), brass())
    lathe([(.001, 0), (1.4, 0), (1.4, .15), (.9, .35), (.2, .5), (.14, 1.0), (.2, 1.25), (.001, 1.3)], mat('#9A6840', rough=.5), seg=64)


@made
def passport(w=2.6, h=3.6, color='#7A3B32', mark='tooth'):
    rbox((w, h, .22), (0, 0, .11), mat(color, rough=.6), r=.06)
    rbox((w - .08, h - .08, .12), (.04, 0, .11), mat('#F3E9D6', rough=.9), r=.02)
    tube([(.62 * math.cos(a), .35 + .62 * math.sin(a), .225) for a in np.linspace(0, 2 * math.pi, 25)[:-1]], .035, brass(), cyclic=True)
    rbox((1.1, .06, .01), (0, -.85, .225), brass(), r=.002)
    rbox((.7, .06, .01), (0, -1.1, .225), brass(), r=.002)


@made
def aligner_case(color='#9DBFB2', openness=105):
    """Open round-cornered case, lid hinged at the back; put an aligner inside."""
    m, inner = mat(color, rough=.4, coat=.3), mat(mix(color, '#FFFFFF', .35), rough=.5)
    P = lambda w, d: [(w * np.sign(math.cos(a)) * abs(math.cos(a)) ** .7, d * np.sign(math.sin(a)) * abs(math.sin(a)) ** .7) for a in np.linspace(0, 2 * math.pi, 64)[:-1]]
    extrude(P(3.6, 3.0), .9, m, loc=(0, 0, .45), bev=.15, holes=[P(3.3, 2.7)[::-1]])
    extrude(P(3.45, 2.85), .15, inner, loc=(0, 0, .12), bev=.03)
    before = everything()
    extrude(P(3.6, 3.0), .55, m, loc=(0, 3.05, .28), bev=.15, holes=[P(3.3, 2.7)[::-1]])
    extrude(P(3.45, 2.85), .15, inner, loc=(0, 3.05, .1), bev=.03)
    e = gather('lid', before, (0, 2.95, .9))
    e.rotation_euler = (math.radians(180 - openness), 0, 0)
    cyl(.16, 2.0, (0, 2.98, .88), brass(), bev=.04, rot=(0, 90, 0))


@made
def hand_mirror(r=2.4, h=5.5):
    """Round mirror on a brass foot, facing -y."""
    tube([(r * math.cos(a), 0, h + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)[:-1]], .16, brass(), cyclic=True)
    cyl(r - .05, .08, (0, .06, h), mat('#DCE9E7', rough=.05, metal=1), bev=.01, rot=(90, 0, 0), seg=96)
    cyl(.13, h - r, (0, 0, (h - r) / 2), brass(), bev=.03)
    lathe([(.001, 0), (1.6, 0), (1.6, .16), (.5, .34), (.14, .6), (.001, .6)], brass(), seg=72)


@made
def glucose_meter(w=2.7, h=4.4):
    """Blood-glucose meter lying flat: display with bars, two keys, a test strip."""
    rbox((w, h, .75), (0, 0, .38), white(), r=.34, seg=6)
    rbox((w - .6, 1.7, .06), (0, .75, .75), mat('#254B49', rough=.25, coat=.4), r=.02)
    for k, q in enumerate((.5, .8, 1.1, .7, .6)):
        rbox((.16, q, .03), (-.56 + .28 * k, .25 + q / 2, .785), mat('#BFE6DC', emit=.7), r=.01)
    cyl(.42, .14, (0, -1.0, .76), mat('#2B6F69', rough=.4, coat=.3), bev=.05)
    for s in (-1, 1):
        cyl(.2, .1, (s * .82, -1.0, .76), mat('#C97C5D', rough=.4), bev=.04)
    rbox((.55, 1.7, .06), (0, h / 2 + .6, .42), mat('#FBF7EE', rough=.5), r=.02)
    rbox((.3, .4, .07), (0, h / 2 + 1.2, .425), mat('#C4523F', rough=.4), r=.02)
